import { useActionData, useSearchParams } from 'react-router'
import { ListedHead } from '../page/listed-head.tsx'
import type { PageHandle } from '../page/page-handle.ts'
import { PageHead } from '../page/page-head.tsx'
import { browserLoader, serverLoader } from '../queries/page-queries.ts'
import { addresses, useKind } from '../session/account-kind.ts'
import { endedKey } from '../session/sign-in-for.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { Column } from './column.tsx'
import { GoogleEntry } from './google/google-entry.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { KindSwitch } from './kind-switch.tsx'
import { Lead } from './lead.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorForm } from './second-factor/second-factor-form.tsx'
import { signInAction } from './sign-in-action.ts'
import { wantedQueries } from './wanted-listing.ts'

export const handle: PageHandle = {
  document: { seconds: 60, tags: ['forms'], reads: ['to', endedKey] },
  leadsToApp: true,
}

export const loader = serverLoader(wantedQueries)
export const clientLoader = browserLoader(wantedQueries)
export const action = signInAction

const texts = {
  Candidate: {
    title: 'signIn.candidate.title',
    lead: 'signIn.candidate.lead',
    description: 'signIn.candidate.description',
    newHere: 'signIn.candidate.newHere',
    signUp: 'signIn.candidate.signUp',
  },
  Company: {
    title: 'signIn.company.title',
    lead: 'signIn.company.lead',
    description: 'signIn.company.description',
    newHere: 'signIn.company.newHere',
    signUp: 'signIn.company.signUp',
  },
} as const

export default function SignInPage() {
  const t = useTexts('logins')
  const kind = useKind()
  const [search] = useSearchParams()
  const answered = useActionData<typeof action>()
  const { title, lead, description, newHere, signUp } = texts[kind]
  if (answered && 'second' in answered) {
    return (
      <>
        <PageHead title={`${t('secondFactor.title')} · Köprü`} />
        <SecondFactorForm kind={kind} second={answered.second} />
      </>
    )
  }
  return (
    <>
      <ListedHead title={`${t(title)} · Köprü`} description={t(description)} address={addresses[kind].signIn} />
      <Column
        title={t(title)}
        lead={<Lead kind={kind} page="signIn" usual={t(lead)} />}
        foot={
          <>
            <span>{t(newHere)}</span>
            <Link to={keepingWayBack(addresses[kind].signUp, search)}>{t(signUp)}</Link>
          </>
        }
      >
        <KeptNotice />
        <KindSwitch page="signIn" />
        <GoogleEntry kind={kind} />
        <PasswordForm kind={kind} refused={answered} />
      </Column>
    </>
  )
}
