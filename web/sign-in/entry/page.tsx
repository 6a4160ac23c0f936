import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../page/page-head.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Column } from '../column.tsx'
import { EnteredApplication } from './entered-application.tsx'
import { invitationOf } from './invitation-of.ts'

const queries: PageQueries = ({ search }) => [invitationOf(search.get('token'))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
/** `no-store`, because the browser may be shared. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** The page that the link of an invitation opens: what an organization entered about the person. */
export default function EntryPage() {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  const invitation = useAnswer(invitationOf(search.get('token')))
  const [isRemoved, setRemoved] = useState(false)
  const { companyName, form, entered, expiresAt } = invitation
  return (
    <>
      <PageHead title={`${t('entry.page')} · Köprü`} />
      {isRemoved || !form || !entered ? (
        <OverEntry
          state={isRemoved ? 'removed' : invitation.state}
          companyName={companyName ?? ''}
          arrived={isRemoved}
        />
      ) : (
        <EnteredApplication
          token={search.get('token') ?? ''}
          companyName={companyName ?? ''}
          form={form}
          entered={entered}
          expiresAt={expiresAt}
          onRemoved={() => setRemoved(true)}
        />
      )}
    </>
  )
}

const texts = {
  open: ['entry.unknown.title', 'entry.unknown.detail'],
  unknown: ['entry.unknown.title', 'entry.unknown.detail'],
  takenOver: ['entry.takenOver.title', 'entry.takenOver.detail'],
  removed: ['entry.removed.title', 'entry.removed.detail'],
} as const

interface OverEntryProps {
  readonly state: keyof typeof texts
  readonly companyName: string
  readonly arrived: boolean
}

/** What became of it, when the link has nothing more to show. */
function OverEntry({ state, companyName, arrived }: OverEntryProps) {
  const t = useTexts('logins')
  const [title, detail] = texts[state]
  return (
    <Column title={t(title)} lead={t(detail, { companyName })} arrived={arrived}>
      {state === 'takenOver' && (
        <ButtonLink to="/student-dashboard/applications" variant="primary" size="large" wide>
          {t('entry.takenOver.action')}
        </ButtonLink>
      )}
    </Column>
  )
}
