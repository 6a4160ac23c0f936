import { FileArchive } from 'lucide-react'
import type { Output } from '#contract/call.ts'
import type { listParticipantDocuments } from '#contract/participants/participant-documents.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './page.module.css'

type Listed = Output<typeof listParticipantDocuments>
type Status = NonNullable<Listed['items'][number]['request']>['status']

const tones: Readonly<Record<Status, BadgeTone>> = {
  Open: 'accent',
  Uploaded: 'primary',
  Accepted: 'success',
  Refused: 'danger',
  Cancelled: 'neutral',
}

/** Submitted documents and those requested since, for a term or apart from one; with a zip of all. */
export function Documents({ items, bytes, zip }: Listed) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <Card as="section" aria-labelledby="documents">
      <div className={styles.title}>
        <h2 id="documents">{t('participant.documents')}</h2>
        {zip && (
          <ButtonLink to={zip.address} size="small" icon={<FileArchive />}>
            {t('participant.zip', { size: formatFileSize(bytes, language) })}
          </ButtonLink>
        )}
      </div>
      {items.length === 0 && <p className={styles.quiet}>{t('participant.noDocuments')}</p>}
      <ul className={styles.list}>
        {items.map(({ title, formTitle, file, request }, place) => (
          <li key={`${request?.id ?? place} ${file?.fileId ?? ''}`}>
            <span>
              {file ? (
                <Link to={file.link.address} target="_blank">
                  {title}
                </Link>
              ) : (
                title
              )}{' '}
              <span className={styles.quiet}>
                {[
                  request?.term?.name ?? formTitle,
                  ...(file ? [formatFileSize(file.size, language), formatDate(file.uploadedAt, language)] : []),
                  ...(!file && request?.dueAt ? [formatDeadline(request.dueAt, language)] : []),
                ].join('\u00a0· ')}
              </span>
            </span>
            {request && (
              <Badge tone={tones[request.status]}>{t('requests.status', { status: request.status, fault: '' })}</Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
