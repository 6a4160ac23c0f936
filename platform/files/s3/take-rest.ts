import { StoreUnavailable } from '../store-unavailable.ts'

const atMost = 3

/**
 * A circuit breaker: after three calls in a row without an answer, further calls fail at once, except one probe at a
 * time. Otherwise a silent store would block requests until the process is full.
 */
export function takeRest(restMs: number, now = () => performance.now()) {
  let inVain = 0
  let nextLook = 0

  return {
    /** Throws while calls are refused. */
    requireProgress(patienceMs: number) {
      if (inVain < atMost) return
      if (now() < nextLook) throw new StoreUnavailable('The store did not answer a moment ago')
      nextLook = now() + patienceMs + restMs
    },
    /** The store answered, even if it refused. */
    heard() {
      inVain = 0
    },
    waitedInVain() {
      inVain += 1
      nextLook = now() + restMs
    },
  }
}
