import { RefreshCw, Upload } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatDateTime, formatTime } from '#platform/text/dates.ts'
import { formatFileSize, formatNumber } from '#platform/text/numbers.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { invalidate } from '#web/queries/invalidate.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Stat } from '#web/ui/data/stat.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/layout.tsx'
import { failedJobsAddress, messagesAddress, ordersAddress } from '../addresses.ts'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'
import { Findings } from './findings.tsx'
import { statusNow } from './status-now.ts'

const queries: PageQueries = () => [statusNow]
export const loader = serverLoader(queries)
// `browserLoader`, not `freshBrowserLoader`: the shell requests the same query at this moment.
export const clientLoader = browserLoader(queries)

const loadDialog = () => import('./import-dialog.tsx')

/** The state of the product in words, and open tasks. */
export default function StatusPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const { at, waiting, versions, disk } = useAnswer(statusNow)
  const { act, busy } = useAct({ showsProblemInDialog: true })
  const [isImporting, setImporting] = useState(false)
  const number = (value: number) => formatNumber(value, language)
  return (
    <OperationsPage
      title={t('status.title')}
      lead={t('status.at', { time: formatTime(at, language) })}
      acts={
        <Button icon={<RefreshCw />} loading={busy} onClick={() => void act(() => invalidate('operations'))}>
          {t('status.again')}
        </Button>
      }
    >
      <Grid column="small">
        <Stat label={t('status.orders')} value={number(waiting.orders)} to={ordersAddress} />
        <Stat label={t('status.messages')} value={number(waiting.messages)} to={messagesAddress} />
        <Stat label={t('status.failedJobs')} value={number(waiting.failedJobs)} to={failedJobsAddress} />
      </Grid>
      <Findings />
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="reference" className={styles.card}>
          <h2 id="reference" className={styles.title}>
            {t('status.reference')}
          </h2>
          <p className={styles.quiet}>{t('status.reference.help')}</p>
          <DescriptionList
            items={versions.reference.map(({ name, version, loadedAt }) => ({
              term: t('status.list', { name: name.replaceAll('-', '_') }),
              detail: t('status.loaded', { version, at: formatDateTime(loadedAt, language) }),
            }))}
          />
          <div>
            <Button icon={<Upload />} onClick={() => setImporting(true)}>
              {t('reference.import')}
            </Button>
          </div>
        </Card>
        <Card as="section" aria-labelledby="versions" className={styles.card}>
          <h2 id="versions" className={styles.title}>
            {t('status.versions')}
          </h2>
          <DescriptionList
            items={[
              { term: 'Köprü', detail: versions.product },
              { term: 'Node.js', detail: versions.node },
              { term: 'PostgreSQL', detail: versions.database },
              { term: t('status.migrations'), detail: versions.migration },
              { term: t('status.database'), detail: formatFileSize(disk.database, language) },
              ...versions.legal.map(({ name, version }) => ({
                term: t('status.legal', { name }),
                detail: formatDate(version, language),
              })),
            ]}
          />
        </Card>
      </div>
      {isImporting && (
        <Lazy load={loadDialog}>{({ ImportDialog }) => <ImportDialog onClose={() => setImporting(false)} />}</Lazy>
      )}
    </OperationsPage>
  )
}
