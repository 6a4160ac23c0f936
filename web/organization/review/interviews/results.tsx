import type { InterviewResult } from '#contract/interviews/results.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import styles from './results.module.css'

export type Result = (typeof InterviewResult)['_output']

const tones: Readonly<Record<NonNullable<Result['recommendation']>, BadgeTone>> = {
  Yes: 'success',
  Unsure: 'warning',
  No: 'danger',
}

/** The interviewers' assessments: score, recommendation and note of each. */
export function Results({ results }: { results: readonly Result[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <ul className={styles.results}>
      {results.map(({ accountId, by, score, recommendation, note, changedAt }) => (
        <li key={accountId}>
          <p className={styles.head}>
            <strong>{by}</strong>
            {score !== null && <span>{t('result.score.of', { score })}</span>}
            {recommendation && (
              <Badge tone={tones[recommendation]}>{t('result.recommendation.of', { recommendation })}</Badge>
            )}
            <span className={styles.quiet}>{formatDateTime(changedAt, language)}</span>
          </p>
          {note !== '' && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  )
}
