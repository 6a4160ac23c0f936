import { useSearchParams } from 'react-router'
import { PageHead } from '../page/page-head.tsx'
import { onClickAnew } from '../queries/on-click-anew.ts'
import { onServer, type PageQueries, useAnswer } from '../queries/page-queries.ts'
import { addresses, useKind } from '../session/account-kind.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { CandidateSignUp } from './candidate-sign-up.tsx'
import { Column } from './column.tsx'
import { CompanySignUp } from './company-sign-up.tsx'
import { invitationOf, tokenOnWayBack } from './entry/invitation-of.ts'
import { GoogleEntry } from './google-entry.tsx'
import { KindSwitch } from './kind-switch.tsx'

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

/** Whoever comes from an invitation has been named in it. */
const queries: PageQueries = ({ search }) => {
  const token = tokenOnWayBack(search)
  return token === undefined ? [] : [invitationOf(token)]
}
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

export default function SignUpPage() {
  const t = useTexts('logins')
  const kind = useKind()
  const [search] = useSearchParams()
  const { title, lead, description, known } = texts[kind]
  const token = tokenOnWayBack(search)
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
        {kind === 'Company' ? (
          <CompanySignUp />
        ) : token === undefined ? (
          <CandidateSignUp />
        ) : (
          <InvitedSignUp token={token} />
        )}
      </Column>
    </>
  )
}

function InvitedSignUp({ token }: { token: string }) {
  const { entered } = useAnswer(invitationOf(token))
  return <CandidateSignUp known={entered} />
}
