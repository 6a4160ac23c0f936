import { StoreUnavailable } from '../store-unavailable.ts'

const atMost = 3

/**
 * A store that falls silent would hold every visitor who wants a picture for as long as our patience, until nobody else gets in.
 * After three calls in a row that waited in vain, the others are refused at once, but for one at a time who looks again.
 */
export function takeRest(restMs: number, now = () => performance.now()) {
  let inVain = 0
  let nextLook = 0

  return {
    /** Throws while it rests. */
    demandAwake(patienceMs: number) {
      if (inVain < atMost) return
      if (now() < nextLook) throw new StoreUnavailable('The store did not answer a moment ago')
      nextLook = now() + patienceMs + restMs
    },
    /** An answer, or a refusal that came at once. */
    heard() {
      inVain = 0
    },
    waitedInVain() {
      inVain += 1
      nextLook = now() + restMs
    },
  }
}
