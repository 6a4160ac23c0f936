import { formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'

/** A period in words: from one month to another, or until now. */
export function useSpan() {
  const t = useTexts('student_dashboard')
  const language = useLanguage()
  return (from: string | null, to: string | null) => {
    if (from && to) return t('span.both', { from: formatMonth(from, language), to: formatMonth(to, language) })
    if (from) return t('span.from', { from: formatMonth(from, language) })
    return to ? t('span.to', { to: formatMonth(to, language) }) : null
  }
}
