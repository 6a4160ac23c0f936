import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { PageHead } from '#web/page/page-head.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Steps } from '#web/ui/navigation/steps.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import list from '../../list-page.module.css'
import { newRunAddress, paymentsAddress, type RunStep, runsAddress } from '../../payment-addresses.ts'
import { type RunChosen, runChoiceOf } from './run-chosen.ts'

const order = ['month', 'look', 'template', 'check'] as const

interface RunFrameProps {
  readonly step: RunStep | 'month'
  readonly chosen: RunChosen
  readonly children: ReactNode
}

/** The title and the steps of making a run; past steps are links. */
export function RunFrame({ step, chosen, children }: RunFrameProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const heading = useFocusedHeading(step)
  const at = order.indexOf(step)
  return (
    <Container className={list.page}>
      <PageHead title={`${t('payments.run.new')} · Köprü`} />
      <Breadcrumbs
        trail={[
          { label: t('payments.title'), to: paymentsAddress },
          { label: t('payments.tab', { tab: 'runs' }), to: runsAddress },
          { label: t('payments.run.new') },
        ]}
      />
      <h1 ref={heading} tabIndex={-1}>
        {t('payments.run.new')}
        <VisuallyHidden> · {t('payments.run.step', { step })}</VisuallyHidden>
      </h1>
      <Steps
        label={t('payments.run.steps')}
        steps={order.map((one, index) => ({
          label: t('payments.run.step', { step: one }),
          state: index < at ? 'done' : index === at ? 'current' : 'ahead',
          ...(index < at && { to: newRunAddress(one === 'month' ? undefined : one, runChoiceOf(chosen)) }),
        }))}
      />
      <Stack gap={5}>{children}</Stack>
    </Container>
  )
}

/** Focuses the title after a change of step, because the pressed button is gone. */
function useFocusedHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoaded = useRef(useNavigationType() === 'POP')
  useEffect(() => {
    if (!isLoaded.current && step) heading.current?.focus({ preventScroll: true })
    isLoaded.current = false
  }, [step])
  return heading
}
