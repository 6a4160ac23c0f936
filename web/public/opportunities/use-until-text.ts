import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'

export function useUntilText() {
  const t = useTexts('opportunities')
  const language = useLanguage()
  return (endsAt: string | null) => (endsAt ? t('until', { date: formatDate(endsAt, language) }) : t('noEnd'))
}
