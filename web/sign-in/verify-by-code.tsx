import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { sendVerification, verifyAccount } from '#contract/accounts/accounts.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { Resend } from '../forms/resend.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { useCountdown } from '../forms/use-countdown.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { addresses } from '../session/account-kind.ts'
import { keepingWayBack, kindGoing, wayOn } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { OtpInput } from '../ui/fields/otp-input.tsx'
import { Column } from './column.tsx'
import { useEnter } from './use-enter.ts'

const verificationCode = async () => (await import('./schemas.ts')).CodeAlone

export function VerifyByCode({ email }: { email: string }) {
  const t = useTexts('logins')
  const enter = useEnter()
  const [search] = useSearchParams()
  const countdown = useCountdownSinceSent()
  const form = useAskForm(verificationCode, 'Candidate', async ({ code }) =>
    enter(await askInBrowser(verifyAccount, { email, code })),
  )
  return (
    <Column
      title={t('verify.title')}
      lead={t('verify.sent', { email })}
      foot={
        <Link to={keepingWayBack(addresses[kindGoing('/verify', search)].signIn, search)}>{t('backToSignIn')}</Link>
      }
    >
      <AskForm form={form} submit={t('verify.submit')}>
        <OtpInput {...form.field('code')} label={t('code')} help={t('spam')} autoFocus />
      </AskForm>
      <Resend
        label={t('code.resend')}
        done={t('code.resent')}
        countdown={countdown}
        send={async () => (await askInBrowser(sendVerification, { email, ...wayOn(search) })).resendAfterSeconds}
      />
    </Column>
  )
}

/** Counts down after a page that has just sent a code; only the browser knows when that was. */
function useCountdownSinceSent() {
  const { state } = useLocation() as { state: { resendAfterSeconds?: number } | null }
  const countdown = useCountdown()
  const { start } = countdown
  const wait = state?.resendAfterSeconds ?? 0
  useEffect(() => start(wait), [start, wait])
  return countdown
}
