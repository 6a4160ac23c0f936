import { sessionNow } from '../session/store.ts'
import { useTexts } from '../texts/texts.tsx'
import { leaveSession } from './enter-and-leave.ts'

/**
 * Signs out. Unsent answers are sent first; if that fails, or an upload is running, the person decides whether to leave
 * anyway. Afterwards nothing personal is left in this browser, which may be shared.
 */
export function useSignOut() {
  const t = useTexts('common')
  return async (then: () => void, everywhere = false) => {
    const leave = async () => {
      await leaveSession(everywhere)
      then()
    }
    const who = sessionNow()
    // Only candidates can have data that exists only in this browser.
    if (!who || who.isCompany) return leave()
    await (await import('./leave-with-unsent.ts')).leaveWithUnsent(who.myId, t, leave)
  }
}
