import { useSearchParams } from 'react-router'
import { type Consent, listConsents } from '#contract/candidates/consents.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { onClickAnew } from '../../queries/on-click-anew.ts'
import { onServer, type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { Section } from '../section.tsx'
import styles from './consents-page.module.css'
import { pageIn } from './page-in.ts'

const pageSize = 20

const consentsOf = (candidateId: string, search: URLSearchParams) =>
  query(listConsents, { candidateId, pageNumber: pageIn(search), pageSize })

const queries: PageQueries = ({ me, search }) => [consentsOf(me.myId, search)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

/** What the candidate agreed to, when, in which version, and how each of it ends. */
export default function ConsentsPage() {
  const t = useTexts('student_settings')
  const [search] = useSearchParams()
  const { items, total } = useAnswer(consentsOf(useMe().myId, search))
  return (
    <Section title={t('consents.title')} lead={t('consents.lead')}>
      {items.length === 0 ? (
        <EmptyState title={t('consents.empty')} />
      ) : (
        <ul className={styles.list}>
          {items.map((consent) => (
            <Row key={consent.id} consent={consent} />
          ))}
        </ul>
      )}
      <Pagination page={pageIn(search)} pages={Math.ceil(total / pageSize)} to={(page) => `?page=${page}`} />
    </Section>
  )
}

function Row({ consent }: { consent: Consent }) {
  const t = useTexts('student_settings')
  const language = useLanguage()
  const { text, version, isCurrent, givenAt, words, address, application } = consent
  return (
    <li>
      <div className={styles.head}>
        <h2>{t('consents.text', { text })}</h2>
        {!isCurrent && <Badge tone="neutral">{t('consents.older')}</Badge>}
      </div>
      {application && (
        <p>
          {application.companyName} ·{' '}
          <Link to={`/student-dashboard/applications/${application.id}`}>{application.title}</Link>
        </p>
      )}
      {words !== null && <blockquote>{words}</blockquote>}
      <p>
        {t('consents.given', { at: formatDateTime(givenAt, language), version: formatDate(version, language) })}{' '}
        {address !== null && <Link to={address}>{t('consents.read')}</Link>}
      </p>
      <Ending consent={consent} />
    </li>
  )
}

/** What taking it back means, and where it is done. */
function Ending({ consent: { ending, application } }: { consent: Consent }) {
  const t = useTexts('student_settings')
  return (
    <p>
      {t('consents.ending', { ending })}{' '}
      {ending === 'account' && <Link to="/student-dashboard/settings/delete-account">{t('consents.toDeletion')}</Link>}
      {ending === 'application' && application && (
        <Link to={`/student-dashboard/applications/${application.id}`}>{t('consents.toApplication')}</Link>
      )}
    </p>
  )
}
