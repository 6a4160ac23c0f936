import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { Timeline } from '#web/ui/data/timeline.tsx'
import { historyOf } from '../queries.ts'

export function HistoryTimeline({ applicationId }: { applicationId: string }) {
  const language = useLanguage()
  const { items } = useAnswer(historyOf(useMe().myId, applicationId))
  return (
    <Timeline
      events={items.map(({ id, text, who, at }, place) => ({
        id,
        title: text,
        date: (
          <>
            <time dateTime={at}>{formatDateTime(at, language)}</time>
            {who && ` · ${who}`}
          </>
        ),
        state: place === 0 ? 'now' : 'past',
      }))}
    />
  )
}
