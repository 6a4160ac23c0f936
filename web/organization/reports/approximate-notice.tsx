import type { ApplicationReport } from '#contract/reports/reports.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useReportWords } from './use-report-words.ts'

/** Tells members who may not read applications why their numbers are rounded, and which days they cover. */
export function ApproximateNotice({ days }: { days: ApplicationReport['approximate'] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { said } = useReportWords()
  if (!days) return null
  const { from, to } = days
  return (
    <Notice title={t('reports.approximate.title')}>
      <p>
        {t('reports.approximate.why')}
        {from && to && ` ${t('reports.approximate.covered', { from: said.day(from), to: said.day(to) })}`}
      </p>
    </Notice>
  )
}
