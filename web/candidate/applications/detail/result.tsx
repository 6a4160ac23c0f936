import type { Application } from '#contract/applying/applications.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { resultOf } from '../queries.ts'
import { StatusBadge } from '../status-badge.tsx'
import styles from './messages.module.css'

/** The result once it is published; before that, when to expect it, where the form says so. */
export function Result({ application: { id, status: now } }: { application: Application }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { isPublished, status, message, publishedAt, expectedAt } = useAnswer(resultOf(useMe().myId, id))
  const isExpected = expectedAt !== null && now !== 'Draft' && now !== 'Withdrawn'
  if (!isPublished && !isExpected) return null
  return (
    <Card as="section" aria-labelledby="result">
      <h2 id="result">{t('result.title')}</h2>
      {isPublished && status !== null && publishedAt !== null ? (
        <>
          <StatusBadge status={status} />
          <p className={styles.from}>{t('result.published', { date: formatDateTime(publishedAt, language) })}</p>
          {message !== null && <p className={styles.text}>{message}</p>}
        </>
      ) : (
        isExpected && <p>{t('result.expected', { date: formatDate(expectedAt, language) })}</p>
      )}
    </Card>
  )
}
