/** Runs low-priority work when the browser is idle. */
export function whenIdle(act: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 })
  else setTimeout(act, 1000)
}
