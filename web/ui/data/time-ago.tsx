import { formatDateTime } from '#platform/text/dates.ts'
import { relativeTime } from '#platform/text/relative-time.ts'
import { useLanguage } from '#web/place.tsx'

/** `3 gün önce`, with the exact time on hover. The text may differ from the server's, which rendered earlier. */
export function TimeAgo({ moment }: { moment: string }) {
  const language = useLanguage()
  return (
    <time dateTime={moment} title={formatDateTime(moment, language)} suppressHydrationWarning>
      {relativeTime(moment, language)}
    </time>
  )
}
