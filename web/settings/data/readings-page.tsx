import { Eye, FileDown } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { listReadings, type Reading } from '#contract/candidates/readings.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { pageIn } from '../page-in.ts'
import { Section } from '../section.tsx'
import styles from './readings-page.module.css'

const pageSize = 20

const readingsOf = (candidateId: string, search: URLSearchParams) =>
  query(listReadings, { candidateId, pageNumber: pageIn(search), pageSize })

const queries: PageQueries = ({ me, search }) => [readingsOf(me.myId, search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Accesses to and downloads of the candidate's confidential data, the newest first. */
export default function ReadingsPage() {
  const t = useTexts('student_settings')
  const [search] = useSearchParams()
  const { items, total } = useAnswer(readingsOf(useMe().myId, search))
  return (
    <Section title={t('readings.title')} lead={t('readings.lead')}>
      {items.length === 0 ? (
        <EmptyState drawing="done" title={t('readings.empty')}>
          {t('readings.empty.detail')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map((reading) => (
            <Row key={reading.id} reading={reading} />
          ))}
        </ul>
      )}
      <Pagination page={pageIn(search)} pages={Math.ceil(total / pageSize)} to={(page) => `?page=${page}`} />
    </Section>
  )
}

function Row({ reading }: { reading: Reading }) {
  const t = useTexts('student_settings')
  const language = useLanguage()
  const { at, way, text, applicationId, title, companyName, who, role } = reading
  const Icon = way === 'taken' ? FileDown : Eye
  return (
    <li>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <strong>{text}</strong>
        <span>
          {companyName} · <Link to={`/student-dashboard/applications/${applicationId}`}>{title}</Link>
        </span>
        <span>
          {who !== null && `${who} (${t('readings.role', { role: role ?? 'none' })}) · `}
          <time dateTime={at}>{formatDateTime(at, language)}</time>
        </span>
      </div>
    </li>
  )
}
