import { useState } from 'react'
import { changeStep } from '#contract/review/deciding.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../desk/acts/use-tell-done.ts'

const noStep = 'none'

/** Moves applications to a step of the form’s review, or to none. */
export function StepDialog({ steps, ...on }: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const showDone = useShowDone(on.formId)
  const [stepId, setStepId] = useState<string | null>()
  const run = useActOnApplications(changeStep, on, stepId === undefined ? undefined : { stepId })

  function send() {
    if (stepId === undefined) return
    const name = steps.find(({ id }) => id === stepId)?.name ?? ''
    void run.doIt({ stepId }, (answer) => {
      on.onClose()
      on.onDone?.()
      const count = answer.changed
      const title = stepId === null ? t('acts.step.out', { count }) : t('acts.step.done', { count, step: name })
      showDone({ answer, title, canUndo: true })
    })
  }

  return (
    <ActDialog
      title={t('acts.step.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      seen={t('acts.step.seen')}
      submit={t('acts.step.submit')}
      onSubmit={send}
      onClose={on.onClose}
    >
      <RadioGroup
        name="stepId"
        label={t('column.step')}
        required
        {...(steps.length === 0 && { help: t('acts.step.none') })}
        options={[
          ...steps.map(({ id, name }) => ({ value: id, label: name })),
          { value: noStep, label: t('acts.step.leave') },
        ]}
        onChange={({ target }) => setStepId(target.value === noStep ? null : target.value)}
      />
    </ActDialog>
  )
}
