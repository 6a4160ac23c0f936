import type { Output } from '#contract/call.ts'
import type { readParticipant } from '#contract/participants/participants.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Timeline } from '#web/ui/data/timeline.tsx'
import { Card } from '#web/ui/layout/card.tsx'

/** The history of the status, the newest first. */
export function StatusTimeline({ statuses }: { statuses: Output<typeof readParticipant>['statuses'] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <Card as="section" aria-labelledby="statuses">
      <h2 id="statuses">{t('participant.statuses')}</h2>
      <Timeline
        events={statuses
          .map(({ status, since, reason, at, by }, place) => ({
            id: `${place} ${at}`,
            title: t('participants.status', { status }),
            date: [t('participants.since', { date: formatDate(since, language) }), ...(by ? [by] : [])].join(
              '\u00a0· ',
            ),
            ...(reason !== '' && { children: <p>{reason}</p> }),
            state: place === statuses.length - 1 ? ('now' as const) : ('past' as const),
          }))
          .reverse()}
      />
    </Card>
  )
}
