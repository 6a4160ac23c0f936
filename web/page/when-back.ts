/** How long after a failure a page is asked for again; the browser does not tell of a server that is back. */
export const pause = 10_000

/** Calls `again` when the browser says that the network is back, and after a pause. Returns how to give that up. */
export function whenBack(browser: EventTarget, again: () => void): () => void {
  const timer = setTimeout(again, pause)
  browser.addEventListener('online', again)
  return () => {
    clearTimeout(timer)
    browser.removeEventListener('online', again)
  }
}
