import { useActionData, useSearchParams } from 'react-router'
import type { Refused } from '../forms/posted/posted.ts'
import { ListedHead } from '../page/listed-head.tsx'
import type { PageHandle } from '../page/page-handle.ts'
import { freshBrowserLoader } from '../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../queries/page-queries.ts'
import { addresses, useKind } from '../session/account-kind.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { CandidateSignUp } from './candidate-sign-up.tsx'
import { Column } from './column.tsx'
import { CompanySignUp } from './company-sign-up.tsx'
import { invitationOf, tokenOnWayBack } from './entry/invitation-of.ts'
import { GoogleEntry } from './google/google-entry.tsx'
import { KindSwitch } from './kind-switch.tsx'
import { Lead } from './lead.tsx'
import { signUpAction } from './sign-up-action.ts'
import { wantedQueries } from './wanted-listing.ts'

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

// Not cached: it contains the name of an invited person.
export const handle: PageHandle = { document: { seconds: 0, tags: [] }, leadsToApp: true }

const queries: PageQueries = (where) => {
  const token = tokenOnWayBack(where.search)
  return token === undefined ? wantedQueries(where) : [invitationOf(token)]
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export const action = signUpAction

export default function SignUpPage() {
  const t = useTexts('logins')
  const kind = useKind()
  const [search] = useSearchParams()
  const { title, lead, description, known } = texts[kind]
  const refused = useActionData<typeof action>()
  const token = tokenOnWayBack(search)
  return (
    <>
      <ListedHead title={`${t(title)} · Köprü`} description={t(description)} address={addresses[kind].signUp} />
      <Column
        title={t(title)}
        lead={<Lead kind={kind} page="signUp" usual={t(lead)} />}
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
          <CompanySignUp refused={refused} />
        ) : token === undefined ? (
          <CandidateSignUp refused={refused} />
        ) : (
          <InvitedSignUp token={token} refused={refused} />
        )}
      </Column>
    </>
  )
}

function InvitedSignUp({ token, refused }: { token: string; refused: Refused | undefined }) {
  const { entered } = useAnswer(invitationOf(token))
  return <CandidateSignUp known={entered} refused={refused} />
}
