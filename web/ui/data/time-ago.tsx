import { formatDateTime } from '#platform/text/dates.ts'
import { relativeTime } from '#platform/text/relative-time.ts'
import { useLanguage } from '#web/place.tsx'

/** `3 gün önce`, with the exact time for whoever points at it. The browser's clock is later than the server's was. */
export function TimeAgo({ moment }: { moment: string }) {
  const language = useLanguage()
  return (
    <time dateTime={moment} title={formatDateTime(moment, language)} suppressHydrationWarning>
      {relativeTime(moment, language)}
    </time>
  )
}
