import { useSyncExternalStore } from 'react'
import { useLoaded } from '../loading/use-loaded.ts'
import { answerConfirmation, hearConfirmation, openConfirmation } from '../session/ask-confirmation.ts'

const load = () =>
  import('./confirmation-dialog.tsx').catch((error: unknown) => {
    // If the dialog fails to load, confirming is impossible: waiting calls fail with their refusal.
    answerConfirmation(false)
    throw error
  })

const nothing = () => undefined

/** Mounted once, in the shell: the dialog that asks the person to confirm who they are, while a call waits for it. */
export function ConfirmationHost() {
  const needed = useSyncExternalStore(hearConfirmation, openConfirmation, nothing)
  const ConfirmationDialog = useLoaded(needed, load)
  return needed && ConfirmationDialog && <ConfirmationDialog needed={needed} />
}
