import { redirect } from 'react-router'
import type { Session } from '#contract/accounts/accounts.ts'
import { addresses, kindOf, operations } from '../session/account-kind.ts'
import { wayBack } from '../session/way-back.ts'

/** The redirect after a sign-in by a posted form; the session's cookie is set with it. */
export const enterByPost = (session: Session, search: URLSearchParams) =>
  redirect(wayBack(search, session.operator ? operations : addresses[kindOf(session)].home), 303)
