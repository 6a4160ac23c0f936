import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { PageHead } from '#web/page/page-head.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { type Step, Steps } from '#web/ui/navigation/steps.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import {
  applicationsAddress,
  type PublishStep,
  publishAddress,
  publishSteps,
  resultsAddress,
} from '../../../review-addresses.ts'
import styles from '../results.module.css'

interface WizardFrameProps {
  readonly formId: string
  readonly form: string
  readonly step: PublishStep
  /** The keys of the chosen groups, part of every step's address */
  readonly groups: readonly string[]
  readonly children: ReactNode
}

/** The title and the steps of publishing results; past steps are links. */
export function WizardFrame({ formId, form, step, groups, children }: WizardFrameProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const heading = useFocusedHeading(step)
  const at = publishSteps.indexOf(step)
  const steps = publishSteps.map((one, index): Step => {
    const label = t('results.step', { step: one })
    if (index >= at) return { label, state: index === at ? 'current' : 'ahead' }
    return { label, state: 'done', to: publishAddress(formId, one, groups) }
  })
  return (
    <Container width="page" className={styles.page}>
      <PageHead title={`${t('results.publish')} · ${form} · Köprü`} />
      <header className={styles.steps}>
        <Breadcrumbs
          trail={[
            { label: form || t('forms.untitled'), to: applicationsAddress(formId) },
            { label: t('results.title'), to: resultsAddress(formId) },
            { label: t('results.publish') },
          ]}
        />
        <h1 ref={heading} tabIndex={-1}>
          {t('results.publish')}
          <VisuallyHidden> · {t('results.step', { step })}</VisuallyHidden>
        </h1>
      </header>
      <Steps label={t('results.steps')} steps={steps} />
      {children}
    </Container>
  )
}

/** Focuses the title after a change of step, because the pressed button is gone. */
function useFocusedHeading(step: PublishStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not after a full load: moving the focus at hydration would disturb a visitor who has already started using the
  // page.
  const isLoaded = useRef(useNavigationType() === 'POP')
  const last = useRef(step)
  useEffect(() => {
    if (!isLoaded.current || last.current !== step) heading.current?.focus({ preventScroll: true })
    isLoaded.current = false
    last.current = step
  }, [step])
  return heading
}
