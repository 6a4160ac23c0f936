/** The pause before a failed page is requested again, in milliseconds; browsers do not report that a server is back. */
export const pause = 10_000

/** Calls `again` when the network returns, and after a pause. Returns a function that cancels it. */
export function whenBack(browser: EventTarget, again: () => void): () => void {
  const timer = setTimeout(again, pause)
  browser.addEventListener('online', again)
  return () => {
    clearTimeout(timer)
    browser.removeEventListener('online', again)
  }
}
