import { formatDate } from '#platform/text/dates.ts'
import { formatNumber, formatPercent } from '#platform/text/numbers.ts'
import { formatShortDate } from '#platform/text/short-date.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'

/** How the numbers, shares, days and durations of reports are written. */
export function useSaid() {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const number = (value: number) => formatNumber(Math.round(value * 10) / 10, language)
  return {
    number,
    /** Of a whole; “–” of nothing */
    share: (part: number, whole: number) => (whole > 0 ? formatPercent(part / whole, language) : '–'),
    day: (day: string) => formatDate(day, language),
    shortDay: (day: string) => formatShortDate(day, language),
    /** Hours up to two days, then days */
    duration: (hours: number) =>
      hours < 48
        ? t('reports.hours', { count: number(Math.round(hours)) })
        : t('reports.days', { count: number(hours / 24) }),
  }
}
