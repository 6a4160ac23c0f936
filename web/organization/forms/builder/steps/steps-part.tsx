import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { FormStep } from '#contract/forms/form-content.ts'
import { stepDays } from '#web/listing/step-days.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { DateTimePicker } from '#web/ui/fields/date-picker.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Folded } from '#web/ui/layout/folded.tsx'
import { Cluster, Grid, Stack } from '#web/ui/layout/layout.tsx'
import { newId } from '../../new-id.ts'
import { PartChecklist } from '../checklist/part-checklist.tsx'
import { moved } from '../moved.ts'
import { useRemoval } from '../removal/use-removal.tsx'
import { usePart } from '../use-builder.ts'
import styles from './steps-part.module.css'

const most = 20

export function StepsPart() {
  const t = useTexts('org_forms')
  const [steps, setSteps] = usePart('steps')
  const { remove, removedAt } = useRemoval(steps, setSteps, most)
  const [added, setAdded] = useState<string>()

  function add() {
    const id = newId()
    setAdded(id)
    setSteps([...steps, { id, name: '', note: '', startsAt: null, endsAt: null }])
  }

  return (
    <Stack gap={3}>
      {steps.map((step, at) => (
        <Fragment key={step.id}>
          {removedAt(at)}
          <StepCard
            step={step}
            at={at}
            last={at === steps.length - 1}
            isNew={step.id === added}
            onChange={(change) => setSteps(steps.with(at, { ...step, ...change }))}
            onMove={(by) => setSteps(moved(steps, at, at + by))}
            onRemove={(name) => remove(at, name)}
          />
        </Fragment>
      ))}
      {removedAt(steps.length)}
      <Cluster>
        <Button icon={<Plus />} disabled={steps.length >= most} onClick={add}>
          {t('steps.add')}
        </Button>
      </Cluster>
      <PartChecklist of={({ part }) => part === 'steps'} />
    </Stack>
  )
}

interface StepCardProps {
  readonly step: FormStep
  readonly at: number
  readonly last: boolean
  /** Just added, so its name takes the focus */
  readonly isNew: boolean
  readonly onChange: (change: Partial<FormStep>) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: (name: string) => void
}

/** One step. Most only need a name; the other fields are folded away, with the dates visible. */
function StepCard({ step, at, last, isNew, onChange, onMove, onRemove }: StepCardProps) {
  const t = useTexts('org_forms')
  const days = stepDays(step, useLanguage())
  const name = step.name || t('steps.nth', { nth: at + 1 })
  return (
    <Card as="section" aria-label={name} className={styles.step}>
      <div className={styles.head}>
        <TextInput
          id={`steps.${at}.name`}
          label={t('steps.name', { nth: at + 1 })}
          maxLength={100}
          autoFocus={isNew}
          value={step.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Cluster gap={1}>
          <IconButton label={t('moveUp', { name })} icon={<ArrowUp />} disabled={at === 0} onClick={() => onMove(-1)} />
          <IconButton label={t('moveDown', { name })} icon={<ArrowDown />} disabled={last} onClick={() => onMove(1)} />
          <IconButton
            label={t('ui.remove.of', { name })}
            icon={<Trash2 />}
            tone="danger"
            onClick={() => onRemove(name)}
          />
        </Cluster>
      </div>
      <Folded
        className={styles.more}
        line={<span>{[t('steps.more'), days, step.note].filter((part) => part !== '').join('\u00a0· ')}</span>}
        lineClass={styles.line}
      >
        <Stack gap={3}>
          <TextInput
            id={`steps.${at}.note`}
            label={t('steps.note')}
            optional
            maxLength={500}
            value={step.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
          <Grid column="medium">
            <DateTimePicker
              id={`steps.${at}.startsAt`}
              label={t('steps.startsAt')}
              optional
              value={step.startsAt}
              onChange={(startsAt) => onChange({ startsAt })}
            />
            <DateTimePicker
              id={`steps.${at}.endsAt`}
              label={t('steps.endsAt')}
              optional
              value={step.endsAt}
              onChange={(endsAt) => onChange({ endsAt })}
            />
          </Grid>
        </Stack>
      </Folded>
    </Card>
  )
}
