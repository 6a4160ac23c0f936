import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { EntryList } from '#contract/entries/entry-lists.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { type Step, Steps } from '#web/ui/navigation/steps.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { allApplicationsAddress, applicationsAddress, type EntryStep, enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'

interface EntryFrameProps {
  readonly formId: string
  /** The form's title */
  readonly form: string
  readonly step: EntryStep | 'choose'
  readonly list?: EntryList
  readonly children: ReactNode
}

/** The title and the steps of entering people by hand; past steps are links. */
export function EntryFrame({ formId, form, step, list, children }: EntryFrameProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const heading = useFocusedHeading(step)
  const isTyped = list !== undefined && list.fileName === null
  const look = isTyped ? 'people' : 'columns'
  const order = ['choose', look, 'check', 'confirm'] as const
  const labels = {
    choose: t('enter.step.choose'),
    people: t('enter.step.people'),
    columns: t('enter.step.columns'),
    check: t('enter.step.check'),
    confirm: t('enter.step.confirm'),
  }
  const at = step === 'done' ? order.length : order.indexOf(step)
  const steps = order.map((one, index): Step => {
    const label = labels[one]
    if (index >= at) return { label, state: index === at ? 'current' : 'ahead' }
    if (step === 'done') return { label, state: 'done' }
    return { label, state: 'done', to: one === 'choose' ? enterAddress(formId) : enterAddress(formId, list?.id, one) }
  })
  return (
    <Container width="page" className={styles.page}>
      <PageHead title={`${t('enter.title')} · ${form} · Köprü`} />
      <header className={styles.header}>
        <Breadcrumbs
          trail={[
            { label: t('forms'), to: allApplicationsAddress },
            { label: form || t('forms.untitled'), to: applicationsAddress(formId) },
            { label: t('enter.title') },
          ]}
        />
        <h1 id="enter-title" ref={heading} tabIndex={-1} aria-describedby="enter-form">
          {t('enter.title')}
          {step !== 'done' && <VisuallyHidden> · {labels[step]}</VisuallyHidden>}
        </h1>
        <p id="enter-form" className={styles.lead}>
          {t(step === 'done' ? 'enter.form.done' : 'enter.form', { form: form || t('forms.untitled') })}
        </p>
      </header>
      <Steps label={t('enter.steps')} steps={steps} />
      {children}
    </Container>
  )
}

/** Focuses the title after a change of step, because the pressed button is gone. The last step focuses its own. */
function useFocusedHeading(step: EntryFrameProps['step']) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not after a full load: moving the focus at hydration would disturb a visitor who has already started using the
  // page.
  const isLoaded = useRef(useNavigationType() === 'POP')
  useEffect(() => {
    if (!isLoaded.current && step !== 'done') heading.current?.focus({ preventScroll: true })
    isLoaded.current = false
  }, [step])
  return heading
}
