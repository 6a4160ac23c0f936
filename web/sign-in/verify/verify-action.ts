import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { sendVerification, verifyAccount } from '#contract/accounts/accounts.ts'
import { orProblem, postedForm } from '../../forms/posted/posted.ts'
import { keepingWayBack, kindGoing, wayOn } from '../../session/way-back.ts'
import { enterByPost } from '../enter-by-post.ts'
import { tokenIn } from '../reset-token.ts'
import { CodeAlone, UnverifiedAddress } from '../schemas.ts'

export interface SentCode {
  readonly wait: number
}

/** By the link of the e-mail or by its code; a new code is sent on request. */
export async function verifyAction(args: ActionFunctionArgs) {
  const { text, pathname, search, ask, check, refuse } = await postedForm(args, ['email', 'code'])
  const kind = kindGoing(pathname, search)
  const enter = async (proof: { token: string } | { email: string; code: string }) => {
    const { value: session, problem } = await orProblem(ask(verifyAccount, proof))
    return session ? enterByPost(session, search) : refuse({ problem })
  }
  if (search.get('token')) return enter({ token: tokenIn(search) })

  const to = search.get('email') ?? ''
  const isNew = text('again') !== '' || to === ''
  if (!isNew) {
    const given = check(CodeAlone, { code: text('code').trim() }, kind)
    return given.errors ? refuse(given) : enter({ email: to, code: given.value.code })
  }
  const given = check(UnverifiedAddress, { email: to || text('email'), ...wayOn(search) }, kind)
  if (given.errors) return refuse(given)
  const { value: sent, problem } = await orProblem(ask(sendVerification, given.value))
  if (!sent) return refuse({ problem })
  if (to !== '') return data<SentCode>({ wait: sent.resendAfterSeconds })
  const next = { email: given.value.email, sent: String(sent.resendAfterSeconds) }
  return redirect(keepingWayBack('/verify', search, next), 303)
}
