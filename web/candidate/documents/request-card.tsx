import { CalendarClock, CircleX, FileCheck } from 'lucide-react'
import { answerRequestFromShelf, type DocumentRequest } from '#contract/document-requests.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { useAct } from '../../forms/use-act.ts'
import { BlankFormLink } from '../../listing/blank-form-link.tsx'
import { EDevletLink } from '../../listing/e-devlet-link.tsx'
import { useLanguage } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { applicationAddress } from '../addresses.ts'
import styles from './request-card.module.css'
import { RequestFile } from './request-file.tsx'

/** A document request: organization, document, deadline, and both ways to answer. */
export function RequestCard({ request }: { request: DocumentRequest }) {
  const t = useTexts('student_docs')
  const { typeName, note } = request
  // A refused file is not suggested again for the same request.
  const suggestions = request.suggestions.filter(({ isRefused }) => !isRefused || request.status !== 'Refused')
  return (
    <Card as="li" look="ask" className={styles.card}>
      <div className={styles.said}>
        <Asked request={request} />
        {note !== '' && <blockquote className={styles.note}>{note}</blockquote>}
        {request.status === 'Refused' && (
          <Notice tone="danger" title={t('requests.refused', { fault: request.fault ?? '' })}>
            {request.reason}
          </Notice>
        )}
      </div>
      <div className={styles.ways}>
        {suggestions.length > 0 && <Suggestions requestId={request.id} suggestions={suggestions} />}
        <RequestFile
          request={request}
          label={suggestions.length > 0 ? t('requests.newFile') : t('requests.file', { name: typeName })}
        />
      </div>
    </Card>
  )
}

function Asked({ request }: { request: DocumentRequest }) {
  const { documentTypeId, typeName, termName, companyName, title, applicationId, dueAt, eDevlet, blank } = request
  const t = useTexts('student_docs')
  const language = useLanguage()
  return (
    <div className={styles.asked}>
      <h3>{typeName}</h3>
      <p>
        {t('requests.from', { company: companyName })} <Link to={applicationAddress(applicationId)}>{title}</Link>
        {termName !== null && ` · ${termName}`}
      </p>
      {dueAt !== null && (
        <p className={styles.due}>
          <CalendarClock aria-hidden />
          {t('requests.due', { date: formatDeadline(dueAt, language) })}
        </p>
      )}
      {blank && (
        <p>
          <BlankFormLink blank={blank} name={typeName} />
        </p>
      )}
      {eDevlet && (
        <p>
          <EDevletLink documentTypeId={documentTypeId} name={typeName} />
        </p>
      )}
    </div>
  )
}

interface SuggestionsProps {
  readonly requestId: string
  readonly suggestions: DocumentRequest['suggestions']
}

/** Stored documents that can be submitted with one click. */
function Suggestions({ requestId, suggestions }: SuggestionsProps) {
  const t = useTexts('student_docs')
  const language = useLanguage()
  const { myId: candidateId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'documents' })
  const give = (documentId: string) =>
    act(
      () => askInBrowser(answerRequestFromShelf, { candidateId, requestId, documentId }),
      () => invalidate('notifications'),
    )
  return (
    <div className={styles.suggestions}>
      <p>{t('requests.suggestions')}</p>
      <FailedNotice failed={failed} />
      {suggestions.map(({ id, file, issuedOn, isRefused }) => (
        <div key={id} className={styles.suggestion}>
          <Button icon={<FileCheck />} loading={busy} onClick={() => void give(id)}>
            {t('requests.give', { name: file.name, date: formatDate(issuedOn ?? file.uploadedAt, language) })}
          </Button>
          {isRefused && (
            <Badge tone="danger" icon={<CircleX />}>
              {t('requests.refusedBefore')}
            </Badge>
          )}
        </div>
      ))}
    </div>
  )
}
