import type { FormStep } from '#contract/forms/form-content.ts'
import { stepDays } from '../../listing/step-days.ts'
import { useLanguage } from '../../place.tsx'
import { Timeline } from '../../ui/data/timeline.tsx'

/** How applications are evaluated, one stage after the other. */
export function StepLine({ steps }: { steps: readonly FormStep[] }) {
  const language = useLanguage()
  return (
    <Timeline
      events={steps.map((step) => ({
        id: step.id,
        title: step.name,
        date: stepDays(step, language),
        children: step.note === '' ? undefined : step.note,
        state: 'ahead',
      }))}
    />
  )
}
