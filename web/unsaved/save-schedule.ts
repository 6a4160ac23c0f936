const pause = 800
/** The maximum delay of a change during uninterrupted typing. */
const longestPause = 5000
const longestWait = 30_000

/** When to send: a moment after the last change, at the latest some seconds after the first, later after each failure. */
export function saveSchedule(send: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | undefined
  let failures = 0
  let notBefore = 0

  function after(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(send, delay)
  }

  return {
    /** After a change. */
    soon() {
      const now = Date.now()
      since ??= now
      after(Math.max(Math.min(pause, since + longestPause - now), notBefore - now, 0))
    },
    /** After a failure: tries again, later each time. */
    failed() {
      const wait = Math.min(longestWait, 1000 * 2 ** failures++) * (0.75 + Math.random() / 2)
      notBefore = Date.now() + wait
      after(wait)
    },
    succeeded() {
      failures = 0
      notBefore = 0
    },
    rest() {
      clearTimeout(timer)
      since = undefined
    },
  }
}
