import { useSearchParams } from 'react-router'
import { readInvitation } from '#contract/companies/invitations.ts'
import { PageHead } from '../../page/page-head.tsx'
import { query } from '../../queries/answers.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AcceptForm } from './accept-form.tsx'
import { NoInvitation } from './no-invitation.tsx'

/** A link without a token is treated as one with a wrong token. */
const invitationOf = (search: URLSearchParams) =>
  query(readInvitation, { token: (search.get('token') ?? '').slice(0, 200) || '-' })

const queries: PageQueries = ({ search }) => [invitationOf(search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The page that the link of an invitation opens. */
export default function InvitationPage() {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  const { state, companyName, inviter, invited } = useAnswer(invitationOf(search))
  return (
    <>
      <PageHead title={`${t('invitation.page')} · Köprü`} />
      {invited ? (
        <AcceptForm
          token={search.get('token') ?? ''}
          companyName={companyName ?? ''}
          inviter={inviter ?? companyName ?? ''}
          invited={invited}
        />
      ) : (
        <NoInvitation state={state} companyName={companyName ?? ''} inviter={inviter ?? companyName ?? ''} />
      )}
    </>
  )
}
