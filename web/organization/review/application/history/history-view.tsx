import type { Output } from '#contract/call.ts'
import { listCompanyHistory } from '#contract/review/company-application.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Timeline } from '#web/ui/data/timeline.tsx'
import { withoutRepeats } from '#web/ui/data/without-repeats.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { ApplicationIds, ApplicationView, ApplicationViewProps } from '../application-view.ts'

type Event = Output<typeof listCompanyHistory>['items'][number]

const historyOf = (ids: ApplicationIds) => query(listCompanyHistory, ids)

export const historyView: ApplicationView = { queries: (ids) => [historyOf(ids)], View: HistoryView }

function HistoryView({ ids, application: { profile } }: ApplicationViewProps) {
  const { items } = useAnswer(historyOf(ids))
  const candidate = `${profile.name} ${profile.surname}`
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const who = ({ by, who: name }: Event) => (by === 'system' ? t('history.itself') : (name ?? candidate))
  return (
    <Card>
      <Timeline
        events={withoutRepeats(items, areAlike).map(({ item: event, times, first }) => ({
          id: event.id,
          title: event.text,
          date: [
            formatDateTime(event.at, language),
            ...(times > 1 ? [t('history.times', { count: times, at: formatDateTime(first.at, language) })] : []),
            who(event),
          ].join(' · '),
        }))}
      />
    </Card>
  )
}

const areAlike = (one: Event, other: Event) => one.text === other.text && one.by === other.by && one.who === other.who
