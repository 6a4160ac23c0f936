import { formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'

/** A period in months, as candidates enter it; unknown dates are left out. */
export function usePeriod() {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (from: string | null, to: string | null, isOpen = false): string[] => {
    if (from === null && to === null) return []
    const month = (date: string | null) => (date === null ? '' : formatMonth(date, language))
    return [isOpen && to === null ? t('profile.since', { from: month(from) }) : `${month(from)} – ${month(to)}`]
  }
}
