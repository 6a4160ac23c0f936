import type { ReactNode } from 'react'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Steps } from '#web/ui/navigation/steps.tsx'
import { applyAddress, type Step, steps } from '../../apply-step.ts'
import type { FormToApply } from '../apply-queries.ts'
import type { StepMark, WizardStep } from '../step-marks.ts'
import styles from './frame.module.css'

interface HeadProps {
  readonly form: FormToApply
  readonly step: Step
  /** The mark of each step, once a draft exists; then all steps are links */
  readonly marks?: Record<WizardStep, StepMark>
  /** Below the title: the eligibility and the estimated time */
  readonly verdict?: ReactNode
  readonly children: ReactNode
}

/** The column of the wizard: the form's title, the steps, and the current step. */
export function Head({ form, step, marks, verdict, children }: HeadProps) {
  const t = useTexts('student_apps')
  const { listing } = form
  const own = listing.language
  const at = step === 'done' ? steps.length : steps.indexOf(step)
  return (
    <Container width="form" className={styles.wizard}>
      {/* The step comes first in the title: screen readers announce it, and a narrow tab shows it. */}
      <PageHead title={`${t(words[step])} · ${t('apply.title', { title: listing.title })} · Köprü`} />
      <header className={styles.header}>
        <p>{listing.company.name}</p>
        <h1 lang={own}>
          <Link quiet to={advertisementAddress(listing)}>
            {listing.title}
          </Link>
        </h1>
        {verdict}
      </header>
      {step !== 'done' && (
        <Steps
          label={t('apply.steps')}
          steps={steps.map((step, index) => ({
            label: t(words[step]),
            state: index === at ? 'current' : stateOf(marks?.[step]),
            ...(marks && marked(step, marks[step])),
            ...(marks && index !== at && { to: applyAddress(listing.formId, { step }) }),
          }))}
        />
      )}
      {children}
    </Container>
  )

  function marked(step: WizardStep, { state, lacks }: StepMark) {
    if (state === 'done') return { isDone: true }
    // No number for a step not yet begun: everything in it is missing.
    if (state === 'notBegun') return { said: t('apply.step.notBegun') }
    return {
      lacks: { count: lacks, words: t(step === 'fit' ? 'apply.step.misfits' : 'apply.step.lacks', { count: lacks }) },
    }
  }
}

const stateOf = (mark: StepMark | undefined) => (mark === undefined || mark.state === 'notBegun' ? 'ahead' : mark.state)

const words = {
  fit: 'apply.step.fit',
  profile: 'apply.step.profile',
  questions: 'apply.step.questions',
  documents: 'apply.step.documents',
  review: 'apply.step.review',
  done: 'apply.receipt.title',
} as const
