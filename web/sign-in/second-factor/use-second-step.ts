import { useState } from 'react'
import { type AccountKind, issueToken } from '#contract/accounts/accounts.ts'
import type { Asked } from '#contract/call.ts'
import type { SecondFactorChallenge } from '#contract/problems/extensions.ts'
import type { Problem } from '#contract/problems.ts'
import { isProblem } from '../../forms/is-problem.ts'
import { useCountdown } from '../../forms/use-countdown.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import type { Challenge } from '../second-factor-form.tsx'
import { useEnter } from '../use-enter.ts'

export type Method = SecondFactorChallenge['methods'][number]
type SecondStep = ReturnType<typeof useSecondStep>

export interface StepProps {
  readonly second: SecondStep
  readonly kind: AccountKind
}

type Proof = Pick<Asked<typeof issueToken>, 'code' | 'passkey' | 'recoveryCode'>

export const resendSeconds = 10

/** The second step of signing in. It holds the password, which every try sends along. */
export function useSecondStep({ email, password, sentTo: first, secondFactor }: Challenge, kind: AccountKind) {
  const enter = useEnter()
  // Where SMS is the only factor, a code has already been sent.
  const isSent = secondFactor.methods[0] === 'sms'
  const [sentTo, setSentTo] = useState(isSent ? first : undefined)
  const countdown = useCountdown(isSent ? resendSeconds : 0)
  const [passkey, setPasskey] = useState(secondFactor.passkey)
  const ask = (more: Partial<Asked<typeof issueToken>>) =>
    askInBrowser(issueToken, { grantType: 'password', kind, email, password, ...more })

  /** Asks for a token without a second factor, to be told what the server accepts. */
  async function askAgain(more: Partial<Asked<typeof issueToken>> = {}): Promise<Problem> {
    try {
      await enter(await ask(more))
    } catch (error) {
      if (isProblem(error, 'pR8Lrb')) return error.problem
      throw error
    }
    // No second factor was needed: the page is already navigating away.
    return new Promise(() => {})
  }

  return {
    sentTo,
    countdown,
    complete: async (proof: Proof) => enter(await ask(proof)),
    async sendSms() {
      const { detail } = await askAgain({ sendSms: true })
      setSentTo(detail)
      countdown.start(resendSeconds)
    },
    /** What the browser needs to ask for a passkey; each is good for one try. */
    async passkeyRequest() {
      setPasskey(null)
      return passkey ?? (await askAgain()).secondFactor?.passkey ?? undefined
    },
    keepPasskeyRequest: setPasskey,
  }
}
