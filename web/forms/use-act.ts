import { useState } from 'react'
import { AskError } from '../ask.ts'
import { reportFailure } from '../dialogs/report-failure.ts'
import { fetchAgain, type Noun } from '../queries/fetch-again.ts'
import { toldFailure } from './told-failure.ts'
import type { Failed } from './use-checked-form.ts'

interface ActOptions {
  /** What is fetched again once the work is done. */
  readonly changes?: Noun
  /**
   * For a button with no place beside it to say what went wrong. What the page shows is then fetched again after a
   * failure too: somebody else may have been faster. A notice beside the button would vanish with a row that is gone.
   */
  readonly tellsInDialog?: boolean
}

/**
 * What a button does that changes something: whether it is on its way (`busy`), and why it was not done (`failed`). The
 * component shows `failed` in a notice, unless the error dialog tells of it.
 */
export function useAct({ changes, tellsInDialog = false }: ActOptions = {}) {
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
      setFailed(tellsInDialog ? reported(error) : toldFailure(error))
      if (changes && tellsInDialog) void fetchAgain(changes)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { act, busy, failed }
}

function reported(error: AskError): Failed {
  reportFailure(error)
  return { problem: error.problem }
}
