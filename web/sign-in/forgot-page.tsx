import { useActionData, useSearchParams } from 'react-router'
import { PostAgain } from '../forms/posted/post-again.tsx'
import { fieldOf, PostForm } from '../forms/posted/post-form.tsx'
import type { PageHandle } from '../page/page-handle.ts'
import { PageHead } from '../page/page-head.tsx'
import { addresses, useKind } from '../session/account-kind.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { Column } from './column.tsx'
import { EmailField } from './email-field.tsx'
import { forgotAction, type SentLink } from './forgot-action.ts'
import { KindSwitch } from './kind-switch.tsx'

export const handle: PageHandle = { document: { seconds: 60, tags: [], reads: ['to'] } }
export const action = forgotAction

const texts = {
  Candidate: { title: 'forgot.candidate.title', lead: 'forgot.candidate.lead', sent: 'forgot.candidate.sent' },
  Company: { title: 'forgot.company.title', lead: 'forgot.company.lead', sent: 'forgot.company.sent' },
} as const

export default function ForgotPage() {
  const t = useTexts('logins')
  const kind = useKind()
  const [search] = useSearchParams()
  const answered = useActionData<typeof action>()
  const isSent = answered !== undefined && 'sentTo' in answered
  const refused = isSent ? undefined : answered
  const { title, lead } = texts[kind]
  const back = <Link to={keepingWayBack(addresses[kind].signIn, search)}>{t('backToSignIn')}</Link>
  return (
    <>
      <PageHead title={`${t(title)} · Köprü`} />
      {isSent ? (
        <Column
          arrived={!answered.refused}
          title={t('forgot.sent.title')}
          lead={t(texts[kind].sent, { email: answered.sentTo })}
          foot={back}
        >
          <Sent sent={answered} />
        </Column>
      ) : (
        <Column title={t(title)} lead={t(lead)} foot={back}>
          <KindSwitch page="forgot" />
          <PostForm refused={refused} labels={{ email: t('label.email') }} submit={t('forgot.submit')}>
            <EmailField {...fieldOf(refused)('email')} />
          </PostForm>
        </Column>
      )}
    </>
  )
}

function Sent({ sent: { sentTo, wait, isAgain, refused } }: { sent: SentLink }) {
  const t = useTexts('logins')
  return (
    <>
      <p>{t('spam')}</p>
      <PostForm refused={refused}>
        <input type="hidden" name="email" value={sentTo} />
        <PostAgain
          label={t('forgot.resend')}
          done={t('forgot.resent')}
          isDone={isAgain}
          wait={wait}
          name="again"
          value="1"
        />
      </PostForm>
    </>
  )
}
