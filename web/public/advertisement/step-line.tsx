import type { FormStep } from '#contract/forms/form-content.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { Timeline } from '../../ui/data/timeline.tsx'

/** How applications are evaluated, one stage after the other. */
export function StepLine({ steps }: { steps: readonly FormStep[] }) {
  const language = useLanguage()
  return (
    <Timeline
      events={steps.map(({ id, name, note, startsAt, endsAt }) => ({
        id,
        title: name,
        date: span(startsAt, endsAt),
        children: note === '' ? undefined : note,
        state: 'ahead',
      }))}
    />
  )

  function span(...moments: (string | null)[]) {
    const days = moments.filter((moment) => moment !== null).map((moment) => formatDate(moment, language))
    return [...new Set(days)].join(' – ')
  }
}
