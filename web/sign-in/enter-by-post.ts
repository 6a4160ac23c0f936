import { redirect } from 'react-router'
import type { Session } from '#contract/accounts/accounts.ts'
import { addresses, kindOf, operations } from '../session/account-kind.ts'
import { wayBack } from '../session/way-back.ts'

/** Where somebody goes who has signed in by a posted form; the session's cookie goes with the answer. */
export const enterByPost = (session: Session, search: URLSearchParams) =>
  redirect(wayBack(search, session.operator ? operations : addresses[kindOf(session)].home), 303)
