import { type ActionFunctionArgs, data } from 'react-router'
import { forgotPassword } from '#contract/accounts/accounts.ts'
import { orProblem, postedForm, type Refused } from '../forms/posted/posted.ts'
import { kindAt } from '../session/account-kind.ts'
import { wayOn } from '../session/way-back.ts'
import { ForgottenAddress } from './schemas.ts'

export interface SentLink {
  readonly sentTo: string
  readonly wait: number
  readonly isAgain: boolean
  readonly refused?: Refused
}

/** The answer is the same whether there is such an account or not. */
export async function forgotAction(args: ActionFunctionArgs) {
  const { text, pathname, search, ask, check, refuse } = await postedForm(args, ['email'])
  const kind = kindAt(pathname)
  const isAgain = text('again') !== ''
  const given = check(ForgottenAddress, { email: text('email') }, kind)
  if (given.errors) return refuse(given)
  const { email } = given.value
  const { value: sent, problem } = await orProblem(ask(forgotPassword, { email, kind, ...wayOn(search) }))
  if (sent) return data<SentLink>({ sentTo: email, wait: sent.resendAfterSeconds, isAgain })
  if (!isAgain) return refuse({ problem })
  const refused = { values: {}, errors: [], problem }
  return data<SentLink>(
    { sentTo: email, wait: problem.seconds ?? 0, isAgain: false, refused },
    { status: problem.status },
  )
}
