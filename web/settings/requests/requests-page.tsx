import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { OwnDataRequest } from '#contract/data-requests/own-data-requests.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { pageIn } from '../page-in.ts'
import { Section } from '../section.tsx'
import { pageSize, requestAddress, requestsAddress, requestsOf } from './own-requests.ts'
import { ClockBadge, StateBadge } from './request-badges.tsx'
import styles from './requests.module.css'

const queries: PageQueries = ({ me, search }) => [requestsOf(me.myId, search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The candidate's requests about personal data: the possible kinds, and the state of each. */
export default function RequestsPage() {
  const t = useTexts('student_settings')
  const [search] = useSearchParams()
  const { items, total } = useAnswer(requestsOf(useMe().myId, search))
  const add = (
    <ButtonLink to={`${requestsAddress}/new`} variant="primary" icon={<Plus />}>
      {t('requests.new')}
    </ButtonLink>
  )
  return (
    <Section title={t('requests.title')} lead={t('requests.lead')}>
      <Card as="section" aria-labelledby="rights" className={styles.card}>
        <h2 id="rights" className={styles.title}>
          {t('requests.rights')}
        </h2>
        <ul className={styles.rights}>
          <li>{t('requests.rights.ask')}</li>
          <li>{t('requests.rights.answer')}</li>
          <li>{t('requests.rights.authority')}</li>
        </ul>
        <p className={styles.quiet}>
          {t('requests.before')} <Link to="/student-dashboard/settings/data">{t('data.title')}</Link>
        </p>
      </Card>
      {items.length === 0 ? (
        <EmptyState title={t('requests.empty')} action={add} />
      ) : (
        <>
          <div>{add}</div>
          <ul className={styles.list}>
            {items.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </ul>
        </>
      )}
      <Pagination page={pageIn(search)} pages={Math.ceil(total / pageSize)} to={(page) => `?page=${page}`} />
    </Section>
  )
}

function Row({ request }: { request: OwnDataRequest }) {
  const t = useTexts('student_settings')
  const language = useLanguage()
  const { id, kind, company, createdAt, daysLeft } = request
  return (
    <li>
      <h2>
        <Link to={requestAddress(id)}>
          {company?.name ?? 'Köprü'} · {t('kvkk.kind', { kind })}
        </Link>
      </h2>
      <div className={styles.head}>
        <StateBadge request={request} />
        <ClockBadge daysLeft={daysLeft} />
        <span className={styles.quiet}>{t('requests.sent', { on: formatDate(createdAt, language) })}</span>
      </div>
    </li>
  )
}
