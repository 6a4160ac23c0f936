import { CheckCircle2, Undo2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { listRuns } from '#contract/payments/payment-runs.ts'
import { formatDateTime, formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { pageIn } from '../../page-in.ts'
import { runAddress } from '../../payment-addresses.ts'
import { PaymentsFrame } from '../frame.tsx'
import { Amount, useRunOutcome } from '../payment-words.tsx'
import styles from '../payments.module.css'

const pageSize = 20
const runsOf = (companyId: string, pageNumber: number) => query(listRuns, { companyId, pageNumber, pageSize })

const queries: PageQueries = ({ me, search }) => [runsOf(me.myId, pageIn(search))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** Past payment runs, the newest first. */
export default function RunsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const outcome = useRunOutcome()
  const language = useLanguage()
  const page = pageIn(useSearchParams()[0])
  const { items, total } = useAnswer(runsOf(useMe().myId, page))
  return (
    <PaymentsFrame tab="runs">
      {items.length === 0 ? (
        <EmptyState title={t('payments.runs.empty')}>{t('payments.runs.empty.detail')}</EmptyState>
      ) : (
        <Table
          caption={t('payments.tab', { tab: 'runs' })}
          cards
          density="comfortable"
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'number',
              header: t('payments.run'),
              cell: ({ id, number, month }) => (
                <>
                  <Link to={runAddress(id)}>{t('payments.run.name', { number })}</Link>
                  <br />
                  <span className={styles.quiet}>{formatMonth(`${month}-01`, language)}</span>
                </>
              ),
            },
            {
              key: 'made',
              header: t('payments.run.made'),
              cell: ({ createdAt, madeBy }) => (
                <>
                  {formatDateTime(createdAt, language)}
                  <br />
                  <span className={styles.quiet}>{madeBy}</span>
                </>
              ),
            },
            { key: 'count', header: t('payments.run.count'), align: 'end', cell: ({ count }) => count },
            {
              key: 'total',
              header: t('payments.amount'),
              align: 'end',
              cell: ({ totals }) => totals.map((sum) => <Amount key={sum.currency} {...sum} />),
            },
            {
              key: 'outcome',
              header: t('payments.standing'),
              cell: ({ count, paid, returned, closedAt, withdrawn }) =>
                withdrawn ? (
                  <Badge icon={<Undo2 />}>{t('payments.run.withdrawn.short')}</Badge>
                ) : (
                  <>
                    {closedAt !== null && (
                      <Badge tone="success" icon={<CheckCircle2 />}>
                        {t('payments.run.closed')}
                      </Badge>
                    )}{' '}
                    {outcome({ count, paid, returned })}
                  </>
                ),
            },
          ]}
        />
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} to={(to) => `?page=${to}`} />
    </PaymentsFrame>
  )
}
