import { useState } from 'react'
import { AskError } from '../../ask.ts'
import { toldFailure } from '../../forms/told-failure.ts'
import type { Failed } from '../../forms/use-ask-form.ts'

/** Something that a button does: whether it is on its way, and what the server said against it. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function act(work: () => Promise<unknown>) {
    setBusy(true)
    setFailed(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setFailed(toldFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return { act, busy, failed }
}
