import { beginConfirmation, confirmIdentity } from '#contract/accounts/confirmation.ts'
import { Resend } from '../forms/resend.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { useCountdown } from '../forms/use-countdown.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { useKind } from '../session/account-kind.ts'
import { answerConfirmation } from '../session/ask-confirmation.ts'
import { besideField } from '../settings/beside-field.ts'
import { useTexts } from '../texts/texts.tsx'
import { OtpInput } from '../ui/fields/otp-input.tsx'
import { StepDialog, type StepProps } from './step-dialog.tsx'

const ownCode = async () => (await import('./schemas.ts')).OwnCode

interface Sent {
  readonly way: 'sms' | 'email'
  /** The seconds until another code can be sent */
  readonly wait: number
}

/** Confirms by six digits of the authenticator app, or of a code that was sent. */
export function ByCode({ sent, ...step }: StepProps & { sent?: Sent }) {
  const t = useTexts('common')
  const form = useAskForm(ownCode, useKind(), async ({ ownCode: code }) => {
    const confirming = besideField('accounts.wrongCode', 'ownCode', askInBrowser(confirmIdentity, { code }))
    await besideField('secondFactors.wrongAppCode', 'ownCode', confirming)
    answerConfirmation(true)
  })
  const { email, gsm } = step.needed
  const told =
    sent?.way === 'sms'
      ? t('settings.confirmation.sent.sms', { to: gsm ?? '' })
      : t('settings.confirmation.sent', { to: email ?? '' })
  return (
    <StepDialog {...step} form={form} submit={t('settings.confirmation.submit')}>
      <OtpInput
        {...form.field('ownCode')}
        label={sent ? t('settings.confirmation.code') : t('settings.security.authenticator.code')}
        help={sent && told}
        data-begin
      />
      {sent && <SendAgain {...sent} />}
    </StepDialog>
  )
}

function SendAgain({ way, wait }: Sent) {
  const t = useTexts('logins')
  const countdown = useCountdown(wait)
  return (
    <Resend
      label={t('code.resend')}
      done={t('code.resent')}
      countdown={countdown}
      send={async () => (await askInBrowser(beginConfirmation, { way })).sent?.resendAfterSeconds ?? 0}
    />
  )
}
