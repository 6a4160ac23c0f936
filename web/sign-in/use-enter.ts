import { useNavigate, useSearchParams } from 'react-router'
import type { Session } from '#contract/accounts/accounts.ts'
import { addresses, kindOf } from '../account-kind.ts'
import { enterSession } from '../session/enter-and-leave.ts'
import { wayBack } from './way-back.ts'

/** What happens with a new session: it is kept, the other tabs hear of it, and one goes on to where one wanted to. */
export function useEnter() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async (session: Session, from = search) => {
    enterSession(session)
    await navigate(wayBack(from, addresses[kindOf(session)].home), { replace: true })
  }
}
