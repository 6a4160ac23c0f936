import { useSearchParams } from 'react-router'
import { addresses, useKind } from '../account-kind.ts'
import { PageHead } from '../page-head.tsx'
import { useTexts } from '../texts.tsx'
import { Link } from '../ui/link.tsx'
import { CandidateSignUp } from './candidate-sign-up.tsx'
import { Column } from './column.tsx'
import { CompanySignUp } from './company-sign-up.tsx'
import { GoogleEntry } from './google-entry.tsx'
import { KindSwitch } from './kind-switch.tsx'
import { keepingWayBack } from './way-back.ts'

const texts = {
  Candidate: {
    title: 'signUp.candidate.title',
    lead: 'signUp.candidate.lead',
    description: 'signUp.candidate.description',
    known: 'signUp.candidate.known',
  },
  Company: {
    title: 'signUp.company.title',
    lead: 'signUp.company.lead',
    description: 'signUp.company.description',
    known: 'signUp.company.known',
  },
} as const

export default function SignUpPage() {
  const t = useTexts('logins')
  const kind = useKind()
  const [search] = useSearchParams()
  const { title, lead, description, known } = texts[kind]
  return (
    <>
      <PageHead title={`${t(title)} · Köprü`} description={t(description)} address={addresses[kind].signUp} />
      <Column
        title={t(title)}
        lead={t(lead)}
        foot={
          <>
            <span>{t(known)}</span>
            <Link to={keepingWayBack(addresses[kind].signIn, search)}>{t('signIn.submit')}</Link>
          </>
        }
      >
        <KindSwitch page="signUp" />
        <GoogleEntry kind={kind} />
        {kind === 'Company' ? <CompanySignUp /> : <CandidateSignUp />}
      </Column>
    </>
  )
}
