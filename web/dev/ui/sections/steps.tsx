import { Check, Hourglass } from 'lucide-react'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts.tsx'
import { type Step, Steps } from '#web/ui/steps.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { Show, Shows, section } from '../show.tsx'

export const StepSection = section('steps', 'ui.show.steps', () => {
  const t = useTexts('common')
  const language = useLanguage()
  const names = [
    t('ui.show.eligibility'),
    t('ui.show.profile'),
    t('ui.show.questions'),
    t('ui.show.files'),
    t('ui.show.review'),
  ]
  const at = (current: number): Step[] =>
    names.map((label, index) => ({
      label,
      state: index < current ? 'done' : index === current ? 'current' : 'ahead',
      ...(index < current && { to: '#steps' }),
    }))
  return (
    <Shows>
      <Show name="Steps" across>
        <Steps label={t('ui.show.stepsFirst')} steps={at(0)} />
        <Steps label={t('ui.show.stepsMiddle')} steps={at(2)} />
        <Steps label={t('ui.show.stepsLast')} steps={at(5)} />
      </Show>
      <Show name="Timeline" across>
        <Timeline
          events={[
            {
              id: 'sent',
              icon: <Check />,
              title: t('ui.show.sentTitle'),
              date: formatDateTime('2026-09-12T11:02:00Z', language),
              children: t('ui.show.sentDetail'),
            },
            {
              id: 'review',
              state: 'now',
              icon: <Hourglass />,
              title: t('ui.show.underReview'),
              date: formatDate('2026-09-15', language),
              children: t('ui.show.reviewText'),
            },
            {
              id: 'interview',
              state: 'ahead',
              title: t('ui.show.interview'),
              date: formatDate('2026-10-01', language),
            },
            { id: 'result', state: 'ahead', title: t('ui.show.result') },
          ]}
        />
      </Show>
    </Shows>
  )
})
