import { useSearchParams } from 'react-router'
import { listMailReports } from '#contract/operations/mail-reports.ts'
import { formatDateTime } from '#platform/text/dates.ts'
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
import { organizationAddress } from '../addresses.ts'
import { None } from '../none.tsx'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'

const pageSize = 20

const reportsIn = (search: URLSearchParams) => query(listMailReports, { pageNumber: pageIn(search), pageSize })

const queries: PageQueries = ({ search }) => [reportsIn(search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Organizations' e-mails that recipients reported. */
export default function MailReportsPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const [search] = useSearchParams()
  const { items, total } = useAnswer(reportsIn(search))
  return (
    <OperationsPage title={t('mailReports.title')} lead={t('mailReports.lead')}>
      {items.length === 0 ? (
        <EmptyState drawing="done" title={t('mailReports.none')} />
      ) : (
        <Table
          caption={t('mailReports.title')}
          cards
          density="comfortable"
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'organization',
              header: t('mailReports.organization'),
              cell: ({ company }) => (
                <>
                  <Link to={organizationAddress(company.id)}>{company.name}</Link>
                  {!company.verified && (
                    <>
                      <br />
                      <span className={styles.quiet}>{t('mailReports.unverified')}</span>
                    </>
                  )}
                </>
              ),
            },
            {
              key: 'mail',
              header: t('mailReports.mail'),
              cell: ({ way, subject }) => (
                <>
                  {t('mailReports.way', { way })}
                  <br />
                  <span className={styles.quiet}>{subject}</span>
                </>
              ),
            },
            {
              key: 'words',
              header: t('mailReports.words'),
              cell: ({ words }) => (words === '' ? <None /> : <span className={styles.excerpt}>{words}</span>),
            },
            { key: 'sent', header: t('mailReports.sent'), cell: ({ sentAt }) => formatDateTime(sentAt, language) },
            {
              key: 'reported',
              header: t('mailReports.reported'),
              cell: ({ reportedAt }) => formatDateTime(reportedAt, language),
            },
          ]}
        />
      )}
      <Pagination
        page={pageIn(search)}
        pages={Math.ceil(total / pageSize)}
        to={(to) => `?${new URLSearchParams({ page: String(to) })}`}
      />
    </OperationsPage>
  )
}
