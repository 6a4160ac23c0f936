import { useState } from 'react'
import { AskError } from '../ask.ts'
import { reportFailure } from '../dialogs/report-failure.ts'
import type { Noun } from '../queries/answers-by-noun.ts'
import { invalidate } from '../queries/invalidate.ts'
import type { Failed } from './use-checked-form.ts'

interface ActOptions {
  /** The noun whose queries are invalidated afterwards */
  readonly changes?: Noun
  /**
   * Also invalidates after a refusal, because another person may have been faster. Not for a notice inside a row that
   * could disappear.
   */
  readonly refreshes?: boolean
  /** For a button without space for an error beside it; implies `refreshes`. Not needed inside a dialog */
  readonly showsProblemInDialog?: boolean
}

/**
 * An act behind a button: whether it is running (`busy`), and why it failed (`failed`). The component shows `failed` in
 * a notice, unless the error dialog does.
 */
export function useAct({ changes, showsProblemInDialog = false, refreshes = showsProblemInDialog }: ActOptions = {}) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  /** Runs the work, invalidates what it changed, then continues. Resolves to whether it succeeded. */
  async function act<T>(work: () => Promise<T>, goOn?: (result: T) => unknown): Promise<boolean> {
    setBusy(true)
    setFailed(undefined)
    try {
      const result = await work()
      if (changes) await invalidate(changes)
      await goOn?.(result)
      return true
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setFailed({ problem: error.problem })
      if (showsProblemInDialog) reportFailure(error)
      // Only after an answer: without a connection the refetch would fail too, as a second error.
      if (changes && refreshes && error.problem) void invalidate(changes)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { act, busy, failed, forget: () => setFailed(undefined) }
}
