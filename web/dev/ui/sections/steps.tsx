import { Check, Hourglass } from 'lucide-react'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Timeline } from '#web/ui/data/timeline.tsx'
import { type Step, Steps } from '#web/ui/navigation/steps.tsx'
import { Show, Shows, section } from '../show.tsx'

export const StepSection = section('steps', 'steps', () => {
  const t = useTexts('dev_ui')
  const language = useLanguage()
  const names = [t('eligibility'), t('profile'), t('questions'), t('files'), t('review')]
  const at = (current: number): Step[] =>
    names.map((label, index) => ({
      label,
      state: index < current ? 'done' : index === current ? 'current' : 'ahead',
      ...(index < current && { to: '#steps' }),
    }))
  const lacking = at(4).map((step, index) =>
    index === 3 ? { ...step, state: 'incomplete' as const, lacks: { count: 5, words: t('stepsLacks') } } : step,
  )
  return (
    <Shows>
      <Show name="Steps" across>
        <Steps label={t('stepsFirst')} steps={at(0)} />
        <Steps label={t('stepsMiddle')} steps={at(2)} />
        <Steps label={t('stepsLast')} steps={at(5)} />
        <Steps label={t('stepsLacking')} steps={lacking} />
      </Show>
      <Show name="Timeline" across>
        <Timeline
          events={[
            {
              id: 'sent',
              icon: <Check />,
              title: t('sentTitle'),
              date: formatDateTime('2026-09-12T11:02:00Z', language),
              children: t('sentDetail'),
            },
            {
              id: 'review',
              state: 'now',
              icon: <Hourglass />,
              title: t('underReview'),
              date: formatDate('2026-09-15', language),
              children: t('reviewText'),
            },
            {
              id: 'interview',
              state: 'ahead',
              title: t('interview'),
              date: formatDate('2026-10-01', language),
            },
            { id: 'result', state: 'ahead', title: t('result') },
          ]}
        />
      </Show>
    </Shows>
  )
})
