import type { ReactNode } from 'react'
import type { EntryList } from '#contract/entries/entry-lists.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { type Step, Steps } from '#web/ui/navigation/steps.tsx'
import { applicationsAddress, type EntryStep, enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'

interface EntryFrameProps {
  readonly formId: string
  readonly step: EntryStep | 'choose'
  readonly list?: EntryList
  readonly children: ReactNode
}

/** The title and the steps of entering people by hand; a step that one has come from is a link. */
export function EntryFrame({ formId, step, list, children }: EntryFrameProps) {
  const t = useTexts('org_candidate_list_and_detail')
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
      <PageHead title={`${t('enter.title')} · Köprü`} />
      <header className={styles.header}>
        <Breadcrumbs
          trail={[{ label: t('list.title'), to: applicationsAddress(formId) }, { label: t('enter.title') }]}
        />
        <h1>{t('enter.title')}</h1>
      </header>
      <Steps label={t('enter.steps')} steps={steps} />
      {children}
    </Container>
  )
}
