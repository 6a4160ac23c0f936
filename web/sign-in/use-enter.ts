import { useNavigate, useSearchParams } from 'react-router'
import type { Session } from '#contract/accounts/accounts.ts'
import { addresses, kindOf, operations } from '../session/account-kind.ts'
import { wayOver } from '../session/agreement.ts'
import { wayBack } from '../session/way-back.ts'
import { enterSession } from '../session-lifecycle/enter-and-leave.ts'

/** Enters a new session: stores it, tells the other tabs, and navigates to where the person wanted to go. */
export function useEnter() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async (session: Session, from = search) => {
    enterSession(session)
    const wanted = wayBack(from, session.operator ? operations : addresses[kindOf(session)].home)
    await navigate(wayOver(session, wanted), { replace: true })
  }
}
