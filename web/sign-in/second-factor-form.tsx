import { useState } from 'react'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { SecondFactorChallenge } from '#contract/problems/extensions.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Column } from './column.tsx'
import { AppStep } from './second-factor/app-step.tsx'
import { OtherWays } from './second-factor/other-ways.tsx'
import { PasskeyStep } from './second-factor/passkey-step.tsx'
import { RecoveryStep } from './second-factor/recovery-step.tsx'
import { SmsStep } from './second-factor/sms-step.tsx'
import { type Method, useSecondStep } from './second-factor/use-second-step.ts'

export interface Challenge {
  readonly email: string
  readonly password: string
  /** Where a code was sent, in the server's words; empty if none was. */
  readonly sentTo: string
  readonly secondFactor: SecondFactorChallenge
}

interface SecondFactorFormProps {
  readonly challenge: Challenge
  readonly kind: AccountKind
  readonly onBack: () => void
}

const steps = { passkey: PasskeyStep, authenticator: AppStep, sms: SmsStep, recovery: RecoveryStep }
const leads = {
  passkey: 'secondFactor.passkey.lead',
  authenticator: 'secondFactor.authenticator.lead',
  recovery: 'secondFactor.recovery.lead',
} as const

/** The second step of signing in: the best factor first, with buttons for the others. */
export function SecondFactorForm({ challenge, kind, onBack }: SecondFactorFormProps) {
  const t = useTexts('logins')
  const { methods } = challenge.secondFactor
  const second = useSecondStep(challenge, kind)
  const [method, setMethod] = useState<Method>(methods[0] ?? 'sms')
  const Step = steps[method]

  async function choose(next: Method) {
    if (next === 'sms' && second.sentTo === undefined) await second.sendSms()
    setMethod(next)
  }

  return (
    <Column
      key={method}
      title={t('secondFactor.title')}
      lead={method === 'sms' ? second.sentTo : t(leads[method])}
      // Without a field to focus, the title takes the focus.
      arrived={method === 'passkey'}
      foot={
        <Button variant="quiet" onClick={onBack}>
          {t('secondFactor.back')}
        </Button>
      }
    >
      <Step second={second} kind={kind} />
      <OtherWays challenge={challenge.secondFactor} now={method} onChoose={choose} />
    </Column>
  )
}
