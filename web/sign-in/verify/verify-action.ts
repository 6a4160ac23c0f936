import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { correctAddress, sendVerification, verifyAccount } from '#contract/accounts/accounts.ts'
import { orProblem, type Posted, postedForm } from '../../forms/posted/posted.ts'
import { keepingWayBack, kindGoing, wayOn } from '../../session/way-back.ts'
import { enterByPost } from '../enter-by-post.ts'
import { tokenIn } from '../reset-token.ts'
import { CodeAlone, UnverifiedAddress } from '../schemas.ts'
import { afterSending } from './after-sending.ts'

export interface SentCode {
  readonly wait: number
}

/** By the link of the e-mail or by its code; a new code is sent on request, and to another address where it was mistyped. */
export async function verifyAction(args: ActionFunctionArgs) {
  const posted = await postedForm(args, ['email', 'code', 'correct'])
  const { text, pathname, search, ask, check, refuse } = posted
  const kind = kindGoing(pathname, search)
  const enter = async (proof: { token: string } | { email: string; code: string }) => {
    const { value: session, problem } = await orProblem(ask(verifyAccount, proof))
    return session ? enterByPost(session, search) : refuse({ problem })
  }
  if (search.get('token')) return enter({ token: tokenIn(search) })

  const correction = search.get('correction')
  if (correction !== null && text('correct') !== '') return correctAndGoOn(posted, correction)

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

/** To the same page, for the code that goes to the corrected address. */
async function correctAndGoOn({ text, pathname, search, ask, check, refuse }: Posted, correction: string) {
  const given = check(UnverifiedAddress, { email: text('email'), ...wayOn(search) }, kindGoing(pathname, search))
  if (given.errors) return refuse(given)
  const { value: corrected, problem } = await orProblem(ask(correctAddress, { ...given.value, correction }))
  if (!corrected) return refuse({ problem })
  return redirect(keepingWayBack('/verify', search, { email: given.value.email, ...afterSending(corrected) }), 303)
}
