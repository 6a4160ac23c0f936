import type { Application } from '#contract/applying/applications.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Steps } from '#web/ui/navigation/steps.tsx'

const stateOf = { done: 'done', now: 'current', ahead: 'ahead' } as const

/** The steps of the review and the current one. Hidden for drafts, and for a single step. */
export function ReviewSteps({ application: { status, steps } }: { application: Application }) {
  const t = useTexts('student_apps')
  if (status === 'Draft' || status === 'Withdrawn' || steps.length < 2) return null
  return (
    <Steps
      named
      label={t('detail.steps')}
      steps={steps.map(({ name, state }) => ({ label: name, state: stateOf[state] }))}
    />
  )
}
