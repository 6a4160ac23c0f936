import { formatDateTime, formatTime, istanbulDay } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'

/** When somebody was invited, in words: the hour alone if it was today. */
export function useInvitedAt() {
  const language = useLanguage()
  return (moment: string) =>
    istanbulDay(new Date(moment)) === istanbulDay(new Date())
      ? formatTime(moment, language)
      : formatDateTime(moment, language)
}
