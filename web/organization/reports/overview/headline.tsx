import type { ReportsOverview } from '#contract/reports/overview.ts'
import { headline } from '#platform/text/reports/headline.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Stat } from '#web/ui/data/stat.tsx'
import styles from '../reports.module.css'
import { useReportWords } from '../use-report-words.ts'

interface HeadlineProps {
  readonly overview: ReportsOverview
  readonly before: ReportsOverview | undefined
  /** The name of the comparison */
  readonly other: string
}

/** The four headline numbers, each with its change. */
export function Headline(props: HeadlineProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const stats = headline(useReportWords(), props)
  return (
    <section aria-label={t('reports.headline')} className={styles.headline}>
      {stats.map((stat) => (
        <Stat key={stat.label} {...stat} />
      ))}
    </section>
  )
}
