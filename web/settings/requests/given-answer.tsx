import type { OneReceivedDataRequest } from '#contract/data-requests/answered-data-requests.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { StateBadge } from './request-badges.tsx'
import styles from './requests.module.css'

type Answered = Pick<OneReceivedDataRequest, 'state' | 'outcome' | 'ground' | 'answer' | 'endedAt'>

/** The answer and its date; renders nothing before. */
export function GivenAnswer({ request }: { request: Answered }) {
  const t = useTexts('common')
  const language = useLanguage()
  const { answer, ground, endedAt } = request
  if (answer === null || endedAt === null) return null
  return (
    <Card as="section" aria-labelledby="request-answer" className={styles.card}>
      <div className={styles.head}>
        <h2 id="request-answer" className={styles.title}>
          {t('kvkk.answer')}
        </h2>
        <StateBadge request={request} />
      </div>
      {ground !== null && (
        <p>
          <strong>{t('kvkk.why')}:</strong> {t('kvkk.ground', { ground })}
        </p>
      )}
      <p className={styles.words}>{answer}</p>
      <p className={styles.quiet}>{formatDateTime(endedAt, language)}</p>
    </Card>
  )
}
