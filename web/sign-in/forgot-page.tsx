import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { forgotPassword } from '#contract/accounts/accounts.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { Resend } from '../forms/resend.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { useCountdown } from '../forms/use-countdown.ts'
import { PageHead } from '../page/page-head.tsx'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { addresses, useKind } from '../session/account-kind.ts'
import { keepingWayBack, wayOn } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { Column } from './column.tsx'
import { EmailField } from './email-field.tsx'
import { KindSwitch } from './kind-switch.tsx'

const address = async () => (await import('./schemas.ts')).ForgottenAddress

const texts = {
  Candidate: { title: 'forgot.candidate.title', lead: 'forgot.candidate.lead', sent: 'forgot.candidate.sent' },
  Company: { title: 'forgot.company.title', lead: 'forgot.company.lead', sent: 'forgot.company.sent' },
} as const

/** The answer is the same whether there is such an account or not. */
export default function ForgotPage() {
  const t = useTexts('logins')
  const kind = useKind()
  const [search] = useSearchParams()
  const [sentTo, setSentTo] = useState<string>()
  const countdown = useCountdown()
  const { title, lead, sent } = texts[kind]
  const send = async (email: string) =>
    (await askInBrowser(forgotPassword, { email, kind, ...wayOn(search) })).resendAfterSeconds
  const form = useAskForm(address, kind, async ({ email }) => {
    countdown.start(await send(email))
    setSentTo(email)
  })
  const back = <Link to={keepingWayBack(addresses[kind].signIn, search)}>{t('backToSignIn')}</Link>
  return (
    <>
      <PageHead title={`${t(title)} · Köprü`} />
      {sentTo === undefined ? (
        <Column title={t(title)} lead={t(lead)} foot={back}>
          <KindSwitch page="forgot" />
          <AskForm form={form} submit={t('forgot.submit')}>
            <EmailField {...form.field('email')} />
          </AskForm>
        </Column>
      ) : (
        <Column arrived title={t('forgot.sent.title')} lead={t(sent, { email: sentTo })} foot={back}>
          <p>{t('spam')}</p>
          <Resend
            label={t('forgot.resend')}
            done={t('forgot.resent')}
            countdown={countdown}
            send={() => send(sentTo)}
          />
        </Column>
      )}
    </>
  )
}
