import type { Application } from '#contract/applying/applications.ts'
import type { FormType } from '#contract/forms/form-content.ts'
import type { ApplicationResult } from '#contract/results/application-result.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { resultOf } from '../queries.ts'
import { StatusBadge } from '../status-badge.tsx'
import { Award } from './award.tsx'
import styles from './messages.module.css'

/** The published result; before that the expected date, if the form names one. */
export function Result({ application: { id, status: now, formType } }: { application: Application }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const result = useAnswer(resultOf(useMe().myId, id))
  const { isPublished, expectedAt, award } = result
  const isExpected = expectedAt !== null && now !== 'Draft' && now !== 'Withdrawn'
  if (!isPublished && !isExpected) return null
  return (
    <Card as="section" aria-labelledby="result" look={award?.canAnswer ? 'ask' : 'plain'}>
      <h2 id="result" tabIndex={-1}>
        {t('result.title')}
      </h2>
      {isPublished ? (
        <Published result={result} applicationId={id} formType={formType} />
      ) : (
        isExpected && <p>{t('result.expected', { date: formatDate(expectedAt, language) })}</p>
      )}
    </Card>
  )
}

interface PublishedProps {
  readonly result: ApplicationResult
  readonly applicationId: string
  readonly formType: FormType
}

function Published({ result, applicationId, formType }: PublishedProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { status, publishedAt, correction, message, letter, feedback, award } = result
  return (
    <Stack gap={3}>
      <div>
        {status !== null && <StatusBadge status={status} />}
        {publishedAt !== null && (
          <p className={styles.from}>{t('result.published', { date: formatDateTime(publishedAt, language) })}</p>
        )}
      </div>
      {correction && (
        <div>
          <h3>{t('result.corrected', { date: formatDateTime(correction.at, language) })}</h3>
          <p className={styles.text}>{correction.reason}</p>
        </div>
      )}
      {award && <Award award={award} applicationId={applicationId} formType={formType} />}
      {feedback && !letter?.text.includes(feedback.words) && (
        <div>
          <h3>{t('result.feedback')}</h3>
          <p className={styles.text}>{feedback.words}</p>
        </div>
      )}
      {letter ? (
        <div>
          <h3>{letter.subject}</h3>
          <p className={styles.text}>{letter.text}</p>
        </div>
      ) : (
        message !== null && <p className={styles.text}>{message}</p>
      )}
    </Stack>
  )
}
