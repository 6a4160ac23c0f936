import { sessionNow } from '../session/store.ts'
import { useTexts } from '../texts/texts.tsx'
import { leaveSession } from './enter-and-leave.ts'

/**
 * Signs out. Unsent answers are sent first; if that fails, or a file is still uploading, the person decides whether to
 * leave anyway. Afterwards nothing of theirs is left in this browser, which may be a shared computer.
 */
export function useSignOut() {
  const t = useTexts('common')
  return async (then: () => void, everywhere = false) => {
    const leave = async () => {
      await leaveSession(everywhere)
      then()
    }
    const who = sessionNow()
    // Only candidates have anything that may be in this browser alone.
    if (!who || who.isCompany) return leave()
    await (await import('./leave-with-unsent.ts')).leaveWithUnsent(who.myId, t, leave)
  }
}
