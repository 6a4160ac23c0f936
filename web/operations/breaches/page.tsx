import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { listBreaches } from '#contract/processing/breaches.ts'
import { operatedProcessingRecord } from '#contract/processing/processing-record.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { pageIn } from '#web/organization/page-in.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { BreachBadge } from '#web/settings/records/breach-badge.tsx'
import { DownloadButton } from '#web/settings/records/download-button.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { breachAddress, breachesAddress } from '../addresses.ts'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'

const pageSize = 20

const breachesIn = (search: URLSearchParams) => query(listBreaches, { pageNumber: pageIn(search), pageSize })

const queries: PageQueries = ({ search }) => [breachesIn(search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Records for the authority: the record of processing as a file, and breaches with their deadlines. */
export default function BreachesPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const [search] = useSearchParams()
  const { items, total } = useAnswer(breachesIn(search))
  return (
    <OperationsPage
      title={t('breaches.title')}
      lead={t('breaches.lead')}
      acts={
        <Cluster>
          <DownloadButton
            label={t('records.title')}
            fileName={t('records.title')}
            ask={() => askInBrowser(operatedProcessingRecord, { language })}
          />
          <ButtonLink to={`${breachesAddress}/new`} variant="primary" icon={<Plus />}>
            {t('breaches.new')}
          </ButtonLink>
        </Cluster>
      }
    >
      {items.length === 0 ? (
        <EmptyState drawing="done" title={t('breaches.none')} />
      ) : (
        <Table
          caption={t('breaches.title')}
          cards
          density="comfortable"
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'noticed',
              header: t('breaches.noticedAt'),
              cell: ({ id, noticedAt }) => <Link to={breachAddress(id)}>{formatDateTime(noticedAt, language)}</Link>,
            },
            {
              key: 'company',
              header: t('breaches.scope'),
              cell: ({ company }) => company?.name ?? t('records.breach.all'),
            },
            {
              key: 'description',
              header: t('breaches.description'),
              cell: ({ description }) => <span className={styles.excerpt}>{shortened(description)}</span>,
            },
            { key: 'clock', header: t('breaches.clock'), cell: (breach) => <BreachBadge breach={breach} /> },
          ]}
        />
      )}
      <Pagination page={pageIn(search)} pages={Math.ceil(total / pageSize)} to={(page) => `?page=${page}`} />
    </OperationsPage>
  )
}

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text)
