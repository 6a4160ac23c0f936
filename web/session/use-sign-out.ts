import { showWarning } from '../dialogs/dialogs.ts'
import { useTexts } from '../texts.tsx'
import { leaveSession } from './enter-and-leave.ts'
import { sessionNow } from './store.ts'

/** As long as anybody waits at a door. */
const patience = 8000

/**
 * The way out. What was typed in this browser is sent first; where that does not work, its owner decides: afterwards
 * nothing of it is here any more, for the next one at a shared computer.
 */
export function useSignOut() {
  const t = useTexts('common')
  return async (then: () => void, everywhere = false) => {
    const leave = async () => {
      await leaveSession(everywhere)
      then()
    }
    const count = await unsent()
    if (count === 0) return leave()
    showWarning({
      title: t('shell.signOut.unsent.title'),
      detail: t('shell.signOut.unsent.detail', { count }),
      confirmBtnText: t('shell.signOut.unsent.confirm'),
      cancelBtnText: t('shell.signOut.unsent.stay'),
      onClickConfirmBtn: leave,
    })
  }
}

/** How many answers are only here, after another try to send them. */
async function unsent(): Promise<number> {
  const who = sessionNow()
  if (!who || who.isCompany) return 0
  const { countLeftovers, sendLeftovers } = await import('../keeping/send-leftovers.ts')
  const late = new Promise<number>((go) => setTimeout(() => go(countLeftovers(who.myId)), patience))
  return Promise.race([sendLeftovers(who.myId), late])
}
