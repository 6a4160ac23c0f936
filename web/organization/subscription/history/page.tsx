import { useSearchParams } from 'react-router'
import type { Output } from '#contract/call.ts'
import { listCreditEntries } from '#contract/subscriptions/credit-entries.ts'
import type { Credit } from '#contract/subscriptions/credits.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { creditHistoryAddress } from '../../package-addresses.ts'
import { pageIn } from '../../page-in.ts'
import { PackagesFrame } from '../frame.tsx'
import styles from '../subscription.module.css'

const pageSize = 50
const kinds: readonly Credit[] = ['application', 'document', 'message']
type Entry = Output<typeof listCreditEntries>['items'][number]

const entriesOf = (companyId: string, kind: Credit | undefined, pageNumber: number) =>
  query(listCreditEntries, { companyId, ...(kind && { kind }), pageNumber, pageSize })

/** The kind in an address; undefined, so all kinds, if it is missing or invalid. */
const kindIn = (search: URLSearchParams) => kinds.find((kind) => kind === search.get('kind'))

const addressOf = (kind: Credit | undefined, page = 1) => {
  const search = new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })
  return search.size > 0 ? `${creditHistoryAddress}?${search}` : creditHistoryAddress
}

const queries: PageQueries = ({ me, search }) => [entriesOf(me.myId, kindIn(search), pageIn(search))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** All credits given or used: reason, member, and date. */
export default function CreditHistoryPage() {
  const t = useTexts('org_dashboard')
  const [search] = useSearchParams()
  const [kind, page] = [kindIn(search), pageIn(search)]
  const { items, total } = useAnswer(entriesOf(useMe().myId, kind, page))
  return (
    <PackagesFrame tab="history">
      <Tabs
        label={t('history.kinds')}
        tabs={[undefined, ...kinds].map((one) => ({
          to: addressOf(one),
          label: one === undefined ? t('ui.all') : t('credit.kind', { kind: one }),
          current: one === kind,
        }))}
      />
      {items.length === 0 ? (
        <EmptyState title={t('history.empty')}>{t('history.empty.detail')}</EmptyState>
      ) : (
        <Entries items={items} />
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} to={(to) => addressOf(kind, to)} />
    </PackagesFrame>
  )
}

function Entries({ items }: { items: readonly Entry[] }) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const said = (value: number) => formatNumber(value, language)
  return (
    <Table
      caption={t('packages.tab', { tab: 'history' })}
      cards
      density="compact"
      rows={items.map((entry, place) => ({ ...entry, place }))}
      rowKey={({ at, kind, place }) => `${at} ${kind} ${place}`}
      columns={[
        { key: 'at', header: t('history.at'), cell: ({ at }) => formatDateTime(at, language) },
        {
          key: 'why',
          header: t('history.why'),
          cell: ({ why, about, note }) => (
            <>
              {t('credit.why', { why })}
              {[about?.title, note].filter(Boolean).map((more) => (
                <span key={more}>
                  <br />
                  <span className={styles.quiet}>{more}</span>
                </span>
              ))}
            </>
          ),
        },
        { key: 'kind', header: t('history.kind'), cell: ({ kind }) => t('credit.kind', { kind }) },
        {
          key: 'amount',
          header: t('history.amount'),
          align: 'end',
          cell: ({ amount }) => (
            <span className={amount > 0 ? styles.given : undefined}>
              {amount > 0 ? `+${said(amount)}` : `−${said(-amount)}`}
            </span>
          ),
        },
        { key: 'balance', header: t('history.balance'), align: 'end', cell: ({ balance }) => said(balance) },
        {
          key: 'by',
          header: t('history.by'),
          cell: ({ by, why }) => by?.name ?? (why === 'application' ? t('history.candidate') : 'Köprü'),
        },
      ]}
    />
  )
}
