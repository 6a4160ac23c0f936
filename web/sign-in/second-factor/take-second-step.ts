import { data } from 'react-router'
import { type AccountKind, issueToken } from '#contract/accounts/accounts.ts'
import type { Asked } from '#contract/call.ts'
import { PasskeyProof } from '#contract/fields/passkeys.ts'
import { SecondFactorChallenge } from '#contract/problems/extensions.ts'
import { orProblem, type Posted, type Refused } from '../../forms/posted/posted.ts'
import type { Refusal } from '../../forms/posted/refusal-in.ts'
import { enterByPost } from '../enter-by-post.ts'
import { CodeAlone, Recovery } from '../schemas.ts'

export type Method = SecondFactorChallenge['methods'][number]

/** The second step of signing in, as its form carries it from one try to the next. The password is not in it. */
export interface SecondStep extends SecondFactorChallenge {
  readonly method: Method
  /** Where a code was sent, in the server's words; empty if none was. */
  readonly sentTo: string
  /** When that was, in milliseconds; 0 if never. */
  readonly sentAt: number
  /** A code has just been sent again. */
  readonly isSent: boolean
  readonly refused?: Refused
}

/** A try of the second factor, or the wish for another way. */
export function takeSecondStep(posted: Posted, kind: AccountKind) {
  const step = stepIn(posted.text)
  const way = methods.find((method) => method === posted.text('way'))
  if (way === 'recovery' || way === 'authenticator') return goOn({ ...step, method: way })
  return way ? changeWay(posted, kind, step, way) : tryFactor(posted, kind, step)
}

/** A code by SMS is sent, and a passkey asked for, anew. */
async function changeWay(posted: Posted, kind: AccountKind, step: SecondStep, way: Method) {
  const { value: session, problem } = await tryWith(posted, kind, step, { sendSms: way === 'sms' })
  if (session) return enterByPost(session, posted.search)
  if (problem.code === 'accounts.signInExpired') return posted.refuse({ values: {}, problem })
  if (!problem.secondFactor) return goOn({ ...step, refused: refusedBy(problem, posted) }, problem.status)
  const isSent = way === 'sms' && step.method === 'sms'
  const sent = way === 'sms' ? { sentTo: problem.detail, sentAt: Date.now() } : {}
  return goOn({ ...step, ...problem.secondFactor, ...sent, method: way, isSent })
}

async function tryFactor(posted: Posted, kind: AccountKind, step: SecondStep) {
  const given = proofOf(step.method, posted, kind)
  if (given.errors) {
    const refused = { values: typedIn(posted), errors: given.errors, problem: undefined }
    return goOn({ ...step, refused }, 400)
  }
  const { value: session, problem } = await tryWith(posted, kind, step, given.value)
  if (session) return enterByPost(session, posted.search)
  if (problem.code === 'accounts.signInExpired') return posted.refuse({ values: {}, problem })
  const refused = refusedBy(problem, posted)
  if (step.method !== 'passkey') return goOn({ ...step, refused }, problem.status)
  // Each request for a passkey is good for one try.
  const again = await tryWith(posted, kind, step, {})
  return goOn({ ...step, ...again.problem?.secondFactor, refused }, problem.status)
}

const tryWith = ({ ask }: Posted, kind: AccountKind, step: SecondStep, more: Partial<Asked<typeof issueToken>>) =>
  orProblem(ask(issueToken, { grantType: 'password', kind, continuation: step.continuation, ...more }))

const goOn = (second: SecondStep, status = 200) => data<{ readonly second: SecondStep }>({ second }, { status })

const refusedBy = (problem: Refusal, posted: Posted): Refused => ({
  values: typedIn(posted),
  errors: problem.errors,
  problem,
})

const methods = SecondFactorChallenge.shape.methods.element.options

function stepIn(text: Posted['text']): SecondStep {
  const open = text('methods').split(' ')
  return {
    method: methods.find((method) => method === text('method')) ?? 'sms',
    methods: methods.filter((method) => open.includes(method)),
    to: text('sentToNumber') || null,
    sentTo: text('sentTo'),
    sentAt: Number(text('sentAt')) || 0,
    continuation: text('continuation').slice(0, 200),
    passkey: null,
    isSent: false,
  }
}

const typedIn = ({ text }: Posted) => ({ code: text('code') })

function proofOf(method: Method, { text, check }: Posted, kind: AccountKind) {
  if (method === 'recovery') return check(Recovery, { recoveryCode: text('recoveryCode') }, kind)
  if (method !== 'passkey') return check(CodeAlone, { code: text('code').trim() }, kind)
  return { value: { passkey: passkeyIn(text('passkey')) }, errors: undefined }
}

/** What is no proof at all is refused like a wrong one. */
export function passkeyIn(text: string) {
  try {
    return PasskeyProof.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
