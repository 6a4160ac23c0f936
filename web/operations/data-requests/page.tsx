import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import {
  listOperatedDataRequests,
  listWatchedDataRequests,
  remindOfDataRequest,
} from '#contract/data-requests/answered-data-requests.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { useAct } from '#web/forms/use-act.ts'
import { pageIn } from '#web/organization/page-in.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { ReceivedTable } from '#web/settings/requests/received-table.tsx'
import { ClockBadge, StateBadge } from '#web/settings/requests/request-badges.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { dataRequestAddress, organizationAddress } from '../addresses.ts'
import { None } from '../none.tsx'
import { OperationsPage } from '../operations-page.tsx'
import { PageTabs } from '../page-tabs.tsx'
import { shownIn } from '../shown-in.ts'

const pageSize = 20
const parts = ['waiting', 'ended', 'organizations', 'late'] as const
type Part = (typeof parts)[number]

const partIn = (search: URLSearchParams) => shownIn<Part>(search, [...parts])

const ours = (search: URLSearchParams, which: 'waiting' | 'ended') =>
  query(listOperatedDataRequests, { which, pageNumber: pageIn(search), pageSize })
const theirs = (search: URLSearchParams, isLate: boolean) =>
  query(listWatchedDataRequests, { ...(isLate && { late: 'true' }), pageNumber: pageIn(search), pageSize })

const queries: PageQueries = ({ search }) => {
  const part = partIn(search)
  return part === 'waiting' || part === 'ended' ? [ours(search, part)] : [theirs(search, part === 'late')]
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Requests under KVKK: those to Köprü, to be answered here, and overdue ones of organizations. */
export default function DataRequestsPage() {
  const [search] = useSearchParams()
  const part = partIn(search)
  return part === 'waiting' || part === 'ended' ? <Ours part={part} /> : <Theirs part={part} />
}

function Ours({ part }: { part: 'waiting' | 'ended' }) {
  const t = useTexts('operations')
  const [search] = useSearchParams()
  const { items, total } = useAnswer(ours(search, part))
  return (
    <Frame part={part} total={total}>
      <ReceivedTable items={items} which={part} caption={t('dataRequests.title')} to={dataRequestAddress} />
    </Frame>
  )
}

function Theirs({ part }: { part: 'organizations' | 'late' }) {
  const t = useTexts('operations')
  const language = useLanguage()
  const [search] = useSearchParams()
  const { items, total } = useAnswer(theirs(search, part === 'late'))
  return (
    <Frame part={part} total={total}>
      {items.length === 0 ? (
        <EmptyState drawing="done" title={t('dataRequests.none', { part })} />
      ) : (
        <Table
          caption={t('dataRequests.part', { part })}
          cards
          density="comfortable"
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'company',
              header: t('dataRequests.organization'),
              cell: ({ company: { id, name } }) => <Link to={organizationAddress(id)}>{name}</Link>,
            },
            { key: 'arrived', header: t('kvkk.arrived'), cell: ({ createdAt }) => formatDate(createdAt, language) },
            { key: 'due', header: t('kvkk.due'), cell: ({ dueOn }) => formatDate(dueOn, language) },
            { key: 'clock', header: t('kvkk.clock'), cell: ({ daysLeft }) => <ClockBadge daysLeft={daysLeft} /> },
            {
              key: 'state',
              header: t('label.state'),
              cell: ({ state }) => <StateBadge request={{ state, outcome: null }} />,
            },
            {
              key: 'reminded',
              header: t('dataRequests.reminded'),
              cell: ({ remindedAt }) => (remindedAt === null ? <None /> : formatDateTime(remindedAt, language)),
            },
            {
              key: 'acts',
              header: t('jobs.acts'),
              cell: ({ id, company }) => <Remind dataRequestId={id} companyName={company.name} />,
            },
          ]}
        />
      )}
    </Frame>
  )
}

function Remind({ dataRequestId, companyName }: { dataRequestId: string; companyName: string }) {
  const t = useTexts('operations')
  const { act, busy } = useAct({ changes: 'operations', showsProblemInDialog: true })
  return (
    <Button
      size="small"
      icon={<BellRing />}
      loading={busy}
      aria-label={t('dataRequests.remind.of', { companyName })}
      onClick={() =>
        void act(
          () => askInBrowser(remindOfDataRequest, { dataRequestId }),
          () => showToast({ tone: 'success', title: t('dataRequests.remind.done') }),
        )
      }
    >
      {t('dataRequests.remind')}
    </Button>
  )
}

function Frame({ part, total, children }: { part: Part; total: number; children: ReactNode }) {
  const t = useTexts('operations')
  const [search] = useSearchParams()
  return (
    <OperationsPage title={t('dataRequests.title')} lead={t('dataRequests.lead')}>
      <PageTabs
        label={t('dataRequests.title')}
        shown={part}
        total={total}
        tabs={parts.map((value) => ({ value, label: t('dataRequests.part', { part: value }) }))}
      />
      {children}
      <Pagination
        page={pageIn(search)}
        pages={Math.ceil(total / pageSize)}
        to={(to) => `?${new URLSearchParams({ show: part, page: String(to) })}`}
      />
    </OperationsPage>
  )
}
