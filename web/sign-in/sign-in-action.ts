import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { type AccountKind, issueToken } from '#contract/accounts/accounts.ts'
import { orProblem, type Posted, postedForm } from '../forms/posted/posted.ts'
import { kindAt } from '../session/account-kind.ts'
import { keepingWayBack, wayOfKind } from '../session/way-back.ts'
import { enterByPost } from './enter-by-post.ts'
import { Credentials } from './schemas.ts'
import { passkeyIn, type SecondStep, takeSecondStep } from './second-factor/take-second-step.ts'

/** Signing in as browsers send it without script: the password first, then a second factor where there is one. */
export async function signInAction(args: ActionFunctionArgs) {
  const posted = await postedForm(args, ['email'])
  const { text, search, check, refuse, ask } = posted
  const kind = kindAt(posted.pathname)
  if (text('continuation') !== '') return takeSecondStep(posted, kind)
  if (text('passkey') !== '') return takePasskeyEntry(posted, kind)
  const given = check(Credentials, { email: text('email'), password: text('password') }, kind)
  if (given.errors) return refuse(given)
  const { value: session, problem } = await orProblem(ask(issueToken, { grantType: 'password', kind, ...given.value }))
  if (session) return enterByPost(session, search)
  if (problem.code === 'Ee81rb') {
    const { email } = given.value
    return redirect(keepingWayBack('/verify', wayOfKind(kind, search), { email }), 303)
  }
  if (!problem.secondFactor) return refuse({ problem })
  const { methods, to, passkey, continuation } = problem.secondFactor
  const method = methods[0] ?? 'sms'
  // Where SMS is the only factor, a code has already been sent.
  const sentTo = method === 'sms' ? problem.detail : ''
  return data<{ readonly second: SecondStep }>({
    second: { method, methods, to, passkey, continuation, sentTo, sentAt: sentTo ? Date.now() : 0, isSent: false },
  })
}

/** The browser's own offer was taken: a passkey stands for both factors. */
async function takePasskeyEntry({ text, ask, refuse, search }: Posted, kind: AccountKind) {
  const passkey = passkeyIn(text('passkey'))
  const { value: session, problem } = await orProblem(ask(issueToken, { grantType: 'passkey', kind, passkey }))
  return session ? enterByPost(session, search) : refuse({ problem })
}
