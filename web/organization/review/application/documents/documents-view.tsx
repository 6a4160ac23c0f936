import { Download } from 'lucide-react'
import type { Output } from '#contract/call.ts'
import { listCompanyDocuments, summarizeDocuments } from '#contract/review/company-documents.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { ApplicationIds, ApplicationView, ApplicationViewProps } from '../application-view.ts'
import styles from '../page.module.css'
import { AddedDocuments } from './added-documents.tsx'
import { addedDocumentsOf } from './added-documents-of.ts'
import { DocumentMark } from './document-mark.tsx'
import { FileList } from './file-list.tsx'
import { Requests } from './requests.tsx'

const documentsOf = (ids: ApplicationIds) => query(listCompanyDocuments, ids)
const summaryOf = (ids: ApplicationIds) => query(summarizeDocuments, ids)

export const documentsView: ApplicationView = {
  queries: (ids) => [documentsOf(ids), summaryOf(ids), addedDocumentsOf(ids)],
  View: DocumentsView,
  count: ({ counts }) => counts.documents,
}

function DocumentsView({ ids, application }: ApplicationViewProps) {
  const { items, requests } = useAnswer(documentsOf(ids))
  const summary = useAnswer(summaryOf(ids))
  const t = useTexts('org_candidate_list_and_detail')
  const asked = items.filter(({ isAsked }) => isAsked)
  return (
    <div className={styles.main}>
      <Summary ids={ids} summary={summary} />
      {summary.missing.length > 0 && (
        <Notice tone="warning" title={t('documents.missing', { count: summary.missing.length })}>
          <p>{summary.missing.join(', ')}</p>
        </Notice>
      )}
      {requests.length > 0 && <Requests ids={ids} requests={requests} />}
      {asked.length === 0 && requests.length === 0 && <p className={styles.quiet}>{t('documents.none')}</p>}
      {asked.map(({ formDocumentId, typeName, required, note, files, isWithdrawn }) => (
        <Card as="section" key={formDocumentId}>
          <div className={styles.document}>
            <h3>{typeName}</h3>
            {!required && <Badge>{t('documents.optional')}</Badge>}
          </div>
          {note !== '' && <p className={styles.quiet}>{note}</p>}
          {files.length > 0 ? (
            <FileList ids={ids} files={files} below={(file) => <DocumentMark ids={ids} file={file} />} />
          ) : (
            <p className={styles.quiet}>{t(isWithdrawn ? 'consent.withdrawn' : 'documents.notHandedIn')}</p>
          )}
        </Card>
      ))}
      <AddedDocuments ids={ids} application={application} />
    </div>
  )
}

interface SummaryProps {
  readonly ids: ApplicationIds
  readonly summary: Output<typeof summarizeDocuments>
}

function Summary({ ids, summary }: SummaryProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { act, busy } = useAct({ showsProblemInDialog: true })
  const { asked, handedIn, bytes, zip } = summary
  if (asked === 0 && !zip) return null

  /** Requests a new link, because the page's own may have expired. */
  const download = () =>
    act(
      () => askInBrowser(summarizeDocuments, ids),
      (fresh) => fresh.zip && window.location.assign(fresh.zip.address),
    )

  return (
    <div className={styles.summary}>
      <p>{t('documents.summary', { asked, handedIn })}</p>
      {zip && (
        <Button icon={<Download />} loading={busy} onClick={() => void download()}>
          {t('documents.zip', { size: formatFileSize(bytes, language) })}
        </Button>
      )}
    </div>
  )
}
