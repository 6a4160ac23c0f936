import { useNavigate, useSearchParams } from 'react-router'
import type { Session } from '#contract/accounts/accounts.ts'
import { enterSession } from '../entrance/enter-and-leave.ts'
import { addresses, kindOf } from '../session/account-kind.ts'
import { wayBack } from '../session/way-back.ts'

/** What happens with a new session: it is kept, the other tabs hear of it, and one goes on to where one wanted to. */
export function useEnter() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async (session: Session, from = search) => {
    enterSession(session)
    await navigate(wayBack(from, addresses[kindOf(session)].home), { replace: true })
  }
}
