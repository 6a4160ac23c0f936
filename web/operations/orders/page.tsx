import { useSearchParams } from 'react-router'
import { searchOrders } from '#contract/subscriptions/operate-orders.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { SearchForm } from '#web/forms/search-form.tsx'
import { pageIn } from '#web/organization/page-in.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { orderAddress, organizationAddress } from '../addresses.ts'
import { Lira } from '../money.tsx'
import { None } from '../none.tsx'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'
import { PageTabs } from '../page-tabs.tsx'
import { SearchField } from '../search-field.tsx'
import { shownIn } from '../shown-in.ts'
import { wordsIn } from '../words-in.ts'
import { OrderBadge } from './order-state.tsx'

const pageSize = 20
const parts = ['waiting', 'paid', 'over', 'all'] as const
const states = {
  waiting: { state: ['Ordered', 'PartlyPaid'] },
  paid: { state: ['Paid'] },
  over: { state: ['Cancelled', 'Refunded'] },
  all: {},
} as const satisfies Record<(typeof parts)[number], object>

function ordersIn(search: URLSearchParams) {
  const words = wordsIn(search)
  // A search covers all tabs.
  const part = words ? 'all' : shownIn(search, [...parts])
  const narrowed: { state?: readonly ('Ordered' | 'PartlyPaid' | 'Paid' | 'Cancelled' | 'Refunded')[] } = states[part]
  return query(searchOrders, {
    ...(narrowed.state && { state: [...narrowed.state] }),
    ...(words && { search: words }),
    pageNumber: pageIn(search),
    pageSize,
  })
}

const queries: PageQueries = ({ search }) => [ordersIn(search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Orders of all organizations, unpaid ones first. */
export default function OrdersPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const [search] = useSearchParams()
  const { items, total } = useAnswer(ordersIn(search))
  const words = wordsIn(search)
  const part = words ? 'all' : shownIn(search, [...parts])
  const page = pageIn(search)
  return (
    <OperationsPage title={t('orders.title')} lead={t('orders.lead')}>
      <SearchForm label={t('orders.search')}>
        <SearchField label={t('orders.search')} words={words} />
      </SearchForm>
      <PageTabs
        label={t('orders.title')}
        shown={part}
        total={total}
        tabs={parts.map((value) => ({ value, label: t('orders.part', { part: value }) }))}
      />
      {items.length === 0 ? (
        <EmptyState drawing={words ? 'search' : 'done'} title={t('orders.none', { part: words ? 'search' : part })} />
      ) : (
        <Table
          caption={t('orders.title')}
          cards
          density="comfortable"
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'reference',
              header: t('orders.reference'),
              cell: ({ id, reference, name }) => (
                <>
                  <Link to={orderAddress(id)}>{reference}</Link>
                  <br />
                  <span className={styles.quiet}>{name}</span>
                </>
              ),
            },
            {
              key: 'company',
              header: t('organization'),
              cell: ({ company }) => <Link to={organizationAddress(company.id)}>{company.name}</Link>,
            },
            {
              key: 'ordered',
              header: t('orders.ordered'),
              cell: ({ orderedAt }) => formatDateTime(orderedAt, language),
            },
            {
              key: 'total',
              header: t('orders.total'),
              align: 'end',
              cell: ({ totalMinor }) => <Lira minor={totalMinor} />,
            },
            {
              key: 'open',
              header: t('orders.open'),
              align: 'end',
              cell: ({ openMinor }) => (openMinor > 0 ? <Lira minor={openMinor} /> : <None />),
            },
            { key: 'state', header: t('label.state'), cell: ({ state }) => <OrderBadge state={state} /> },
          ]}
        />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        to={(to) => `?${new URLSearchParams({ show: part, ...(words && { search: words }), page: String(to) })}`}
      />
    </OperationsPage>
  )
}
