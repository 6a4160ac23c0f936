import { useState } from 'react'
import { AskError } from '../ask.ts'
import { reportFailure } from '../dialogs/report-failure.ts'
import type { Noun } from '../queries/answers-by-noun.ts'
import { fetchAgain } from '../queries/fetch-again.ts'
import type { Failed } from './use-checked-form.ts'

interface ActOptions {
  /** What is fetched again once the work is done. */
  readonly changes?: Noun
  /**
   * What the page shows is fetched again after a refusal too: somebody else may have been faster. Not for a notice that would
   * vanish with a row that is gone.
   */
  readonly refreshes?: boolean
  /** For a button with no place beside it to say what went wrong; it `refreshes`. In a dialog there is such a place. */
  readonly tellsInDialog?: boolean
}

/**
 * What a button does that changes something: whether it is on its way (`busy`), and why it was not done (`failed`). The
 * component shows `failed` in a notice, unless the error dialog tells of it.
 */
export function useAct({ changes, tellsInDialog = false, refreshes = tellsInDialog }: ActOptions = {}) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  /** Does the work, fetches again what it changed, then goes on. Answers whether the work was done. */
  async function act<T>(work: () => Promise<T>, goOn?: (result: T) => unknown): Promise<boolean> {
    setBusy(true)
    setFailed(undefined)
    try {
      const result = await work()
      if (changes) await fetchAgain(changes)
      await goOn?.(result)
      return true
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setFailed({ problem: error.problem })
      if (tellsInDialog) reportFailure(error)
      // Without a connection that would fail too, and be told as another failure.
      if (changes && refreshes && error.problem) void fetchAgain(changes)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { act, busy, failed, forget: () => setFailed(undefined) }
}
