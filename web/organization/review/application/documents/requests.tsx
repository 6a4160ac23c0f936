import type { Output } from '#contract/call.ts'
import type { listCompanyDocuments } from '#contract/review/company-documents.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'
import { FileList } from './file-list.tsx'

type Request = Output<typeof listCompanyDocuments>['requests'][number]

const tones: Readonly<Record<Request['status'], BadgeTone>> = {
  Open: 'accent',
  Uploaded: 'primary',
  Accepted: 'success',
  Refused: 'danger',
  Cancelled: 'neutral',
}

/** The documents that were requested after the application was handed in, with their state. */
export function Requests({ ids, requests }: { ids: ApplicationIds; requests: readonly Request[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <Card as="section">
      <h3>{t('requests.title')}</h3>
      <ul className={styles.entries}>
        {requests.map(({ id, typeName, note, status, reason, dueAt, requestedAt, file }) => (
          <li key={id}>
            <h4>
              {typeName} <Badge tone={tones[status]}>{t('requests.status', { status })}</Badge>
            </h4>
            <p className={styles.quiet}>
              {[
                t('requests.at', { date: formatDate(requestedAt, language) }),
                ...(dueAt ? [t('requests.due', { date: formatDeadline(dueAt, language) })] : []),
              ].join(' · ')}
            </p>
            {note !== '' && <p className={styles.prose}>{note}</p>}
            {reason && <p className={styles.prose}>{reason}</p>}
            {file && <FileList ids={ids} files={[file]} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
