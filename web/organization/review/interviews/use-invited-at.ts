import { formatDateTime, formatTime, istanbulDay } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'

/** The moment of an invitation in words: only the hour if it was today. */
export function useInvitedAt() {
  const language = useLanguage()
  return (moment: string) =>
    istanbulDay(new Date(moment)) === istanbulDay(new Date())
      ? formatTime(moment, language)
      : formatDateTime(moment, language)
}
