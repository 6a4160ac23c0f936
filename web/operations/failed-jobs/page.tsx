import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Output } from '#contract/call.ts'
import { discardJob, listFailedJobs, retryJob } from '#contract/operations/failed-jobs.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { pageIn } from '#web/organization/page-in.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { None } from '../none.tsx'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'
import { PageTabs } from '../page-tabs.tsx'
import { shownIn } from '../shown-in.ts'
import { useJobName } from './use-job-name.ts'

const pageSize = 20
const parts = ['all', 'messages', 'others'] as const

function jobsIn(search: URLSearchParams) {
  const part = shownIn(search, [...parts])
  return query(listFailedJobs, { ...(part !== 'all' && { kind: part }), pageNumber: pageIn(search), pageSize })
}

const queries: PageQueries = ({ search }) => [jobsIn(search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

type Job = Output<typeof listFailedJobs>['items'][number]

/** Failed jobs, e-mails and SMS, to retry or to discard. */
export default function FailedJobsPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const nameOf = useJobName()
  const [search] = useSearchParams()
  const { items, total } = useAnswer(jobsIn(search))
  const part = shownIn(search, [...parts])
  const [asked, ask] = useState<{ readonly job: Job; readonly retries: boolean }>()
  return (
    <OperationsPage title={t('jobs.title')} lead={t('jobs.lead')}>
      <PageTabs
        label={t('jobs.title')}
        shown={part}
        total={total}
        tabs={parts.map((value) => ({ value, label: t('jobs.part', { part: value }) }))}
      />
      {items.length === 0 ? (
        <EmptyState drawing="done" title={t('jobs.none')} />
      ) : (
        <Table
          caption={t('jobs.title')}
          cards
          density="comfortable"
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: t('jobs.job'),
              cell: ({ name, message }) =>
                message ? (
                  <>
                    {t('jobs.message', { channel: message.channel })}
                    <br />
                    <span className={styles.quiet}>{message.to}</span>
                  </>
                ) : (
                  <span className={styles.excerpt}>{nameOf(name)}</span>
                ),
            },
            {
              key: 'why',
              header: t('jobs.why'),
              cell: ({ why }) => (why === null ? <None /> : <span className={styles.excerpt}>{why}</span>),
            },
            { key: 'failed', header: t('jobs.failed'), cell: ({ failedAt }) => formatDateTime(failedAt, language) },
            { key: 'tries', header: t('jobs.tries'), align: 'end', cell: ({ tries }) => tries },
            {
              key: 'acts',
              header: t('jobs.acts'),
              cell: (job) => (
                <Cluster gap={2} className={styles.acts}>
                  <Button size="small" icon={<RotateCcw />} onClick={() => ask({ job, retries: true })}>
                    {t('ui.retry')}
                  </Button>
                  <Button size="small" icon={<Trash2 />} onClick={() => ask({ job, retries: false })}>
                    {t('jobs.discard')}
                  </Button>
                </Cluster>
              ),
            },
          ]}
        />
      )}
      <Pagination
        page={pageIn(search)}
        pages={Math.ceil(total / pageSize)}
        to={(to) => `?${new URLSearchParams({ show: part, page: String(to) })}`}
      />
      {asked && <JobDialog {...asked} onClose={() => ask(undefined)} />}
    </OperationsPage>
  )
}

function JobDialog({ job, retries, onClose }: { job: Job; retries: boolean; onClose: () => void }) {
  const t = useTexts('operations')
  const jobId = job.id
  return (
    <ActDialog
      title={retries ? t('ui.retry') : t('jobs.discard')}
      lead={<p>{retries ? t('jobs.retry.lead') : t('jobs.discard.lead')}</p>}
      submit={retries ? t('ui.retry') : t('jobs.discard')}
      done={retries ? t('jobs.retry.done') : t('jobs.discard.done')}
      isDangerous={!retries}
      onClose={onClose}
      act={(reason) => askInBrowser(retries ? retryJob : discardJob, { jobId, reason })}
    />
  )
}
