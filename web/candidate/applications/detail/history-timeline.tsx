import type { listApplicationHistory } from '#contract/applying/application-following.ts'
import type { Output } from '#contract/call.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Timeline } from '#web/ui/data/timeline.tsx'
import { withoutRepeats } from '#web/ui/data/without-repeats.ts'
import { historyOf } from '../queries.ts'

export function HistoryTimeline({ applicationId }: { applicationId: string }) {
  const t = useTexts('common')
  const language = useLanguage()
  const { items } = useAnswer(historyOf(useMe().myId, applicationId))
  return (
    <Timeline
      events={withoutRepeats(items, areAlike).map(({ item: { id, text, who, at }, times, first }, place) => ({
        id,
        title: text,
        date: (
          <>
            <time dateTime={at}>{formatDateTime(at, language)}</time>
            {times > 1 && ` · ${t('history.times', { count: times, at: formatDateTime(first.at, language) })}`}
            {who && ` · ${who}`}
          </>
        ),
        state: place === 0 ? 'now' : 'past',
      }))}
    />
  )
}

type Event = Output<typeof listApplicationHistory>['items'][number]

const areAlike = (one: Event, other: Event) => one.text === other.text && one.who === other.who
