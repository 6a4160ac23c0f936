import { useTexts } from '#web/texts/texts.tsx'
import { useCompanyReport, useReportForms } from './forms-of.ts'
import { daysOf, type ReportSearch } from './report-search.ts'
import { useReportWords } from './use-report-words.ts'

/** Forms, days and comparison in words: for print, and to name what a change is measured against. */
export function useChosenWords(now: ReportSearch) {
  const t = useTexts('org_candidate_list_and_detail')
  const { said } = useReportWords()
  const forms = useReportForms()
  const titles = forms.filter(({ id }) => now.forms.includes(id)).map(({ title }) => title)
  const { from, to } = daysOf(now)
  const days =
    from || to
      ? t('reports.between', { from: from ? said.day(from) : '…', to: to ? said.day(to) : '…' })
      : t('reports.period.of', { period: 'all' })
  const other = forms.find(({ id }) => id === now.compare)
  const against =
    now.compare === 'before' ? t('reports.against.before') : other && t('reports.against.form', { form: other.title })
  return {
    chosen: [
      // A printed report names its organization.
      useCompanyReport().company,
      titles.length > 0 ? titles.join(', ') : t('reports.forms.chosen', { count: 0 }),
      days,
      ...(against ? [against] : []),
    ].join('\u00a0· '),
    /** The name of the comparison */
    other: now.compare === 'before' ? t('reports.compare.before') : (other?.title ?? ''),
  }
}
