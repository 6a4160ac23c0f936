import { type ReportWords, saidIn } from '#platform/text/reports/report-words.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'

/** The texts and formats of reports in the page's language. */
export function useReportWords(): ReportWords {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return { t, language, said: saidIn(t, language) }
}
