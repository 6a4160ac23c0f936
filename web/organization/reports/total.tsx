import { useTexts } from '#web/texts/texts.tsx'
import styles from './reports.module.css'
import { useReportWords } from './use-report-words.ts'

interface TotalProps {
  readonly of: 'applications' | 'participants'
  readonly total: number | null
  readonly was: number | null | undefined
  readonly other: string
}

/** The total, and the total of the comparison. */
export function Total({ of, total, was, other }: TotalProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { said } = useReportWords()
  if (total === null || total === 0) return null
  return (
    <p className={styles.total} role="status">
      <strong>{t('reports.total', { count: total, of })}</strong>
      {typeof was === 'number' && ` · ${other}: ${said.number(was)}`}
    </p>
  )
}
