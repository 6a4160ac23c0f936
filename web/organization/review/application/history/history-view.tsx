import type { Output } from '#contract/call.ts'
import type { listCompanyHistory } from '#contract/review/company-application.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Timeline } from '#web/ui/data/timeline.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type Event = Output<typeof listCompanyHistory>['items'][number]

export function HistoryView({ items, candidate }: { items: readonly Event[]; candidate: string }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const who = ({ by, who: name }: Event) => (by === 'system' ? t('history.itself') : (name ?? candidate))
  return (
    <Card as="section" aria-label={t('view', { view: 'history' })}>
      <Timeline
        events={items.map((event) => ({
          id: event.id,
          title: event.text,
          date: `${formatDateTime(event.at, language)} · ${who(event)}`,
        }))}
      />
    </Card>
  )
}
