import { z } from 'zod'
import { type AccountKind, issueToken } from '#contract/accounts.ts'
import { askInBrowser } from '../browser.ts'
import { useTexts } from '../texts.tsx'
import { Button } from '../ui/button.tsx'
import { OtpInput } from '../ui/otp-input.tsx'
import { AskForm } from './ask-form.tsx'
import { Column } from './column.tsx'
import { Resend } from './resend.tsx'
import { isProblem, useAskForm } from './use-ask-form.ts'
import { useCountdown } from './use-countdown.ts'
import { useEnter } from './use-enter.ts'

export interface Challenge {
  readonly email: string
  readonly password: string
  /** Where the code went, in the server's words. */
  readonly sentTo: string
}

const SecondFactor = z.object({ code: issueToken.body.shape.code.unwrap() })
const resendAfter = 10

interface SecondFactorFormProps {
  readonly challenge: Challenge
  readonly kind: AccountKind
  readonly onBack: () => void
}

export function SecondFactorForm({ challenge, kind, onBack }: SecondFactorFormProps) {
  const t = useTexts('logins')
  const enter = useEnter()
  const countdown = useCountdown(resendAfter)
  const { email, password, sentTo } = challenge
  const ask = (code?: string) =>
    askInBrowser(issueToken, { grantType: 'password', kind, email, password, ...(code && { code }) })
  const asked = useAskForm(SecondFactor, kind, async ({ code }) => enter(await ask(code)))

  // Asking without a code is what sends one; that it is then demanded is the expected answer.
  async function sendAgain() {
    await ask().catch((error: unknown) => {
      if (!isProblem(error, 'pR8Lrb')) throw error
    })
    return resendAfter
  }

  return (
    <Column
      title={t('secondFactor.title')}
      lead={sentTo}
      foot={
        <Button variant="quiet" onClick={onBack}>
          {t('secondFactor.back')}
        </Button>
      }
    >
      <AskForm asked={asked} submit={t('secondFactor.submit')}>
        <OtpInput {...asked.field('code')} label={t('code')} autoFocus />
      </AskForm>
      <Resend label={t('code.resend')} done={t('code.resent')} countdown={countdown} send={sendAgain} />
    </Column>
  )
}
