/** Runs something of no urgency when the browser has nothing else to do. */
export function whenIdle(act: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 })
  else setTimeout(act, 1000)
}
