import { useState } from 'react'
import type { ApplicationAction } from '#contract/fields/application-status.ts'
import { changeAction } from '#contract/review/deciding.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../desk/acts/use-tell-done.ts'

const actions = [
  ...(['None', 'DocumentRequested', 'InterviewInvited', 'BankInfoRequested', 'AnswerRequested'] as const),
] satisfies ApplicationAction[]

/** Sets the action that is awaited from candidates. */
export function ActionDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const showDone = useShowDone(on.formId)
  const paysToo = may(useMe(), 'Participants', 'write')
  const offered = actions.filter((one) => one !== 'BankInfoRequested' || paysToo)
  const [action, setAction] = useState<ApplicationAction>()
  const run = useActOnApplications(changeAction, on, action && { action })

  function send() {
    if (!action) return
    void run.doIt({ action }, (answer) => {
      on.onClose()
      on.onDone?.()
      showDone({ answer, title: t('acts.action.done', { count: answer.changed }), canUndo: true })
    })
  }

  return (
    <ActDialog
      title={t('acts.action.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      seen={t('acts.action.seen')}
      submit={t('acts.action.submit')}
      onSubmit={send}
      onClose={on.onClose}
    >
      <RadioGroup
        name="action"
        label={t('narrow.action')}
        help={t('acts.action.help')}
        required
        options={offered.map((value) => ({
          value,
          label: value === 'None' ? t('acts.action.none') : t('action', { action: value }),
        }))}
        onChange={({ target }) => setAction(actions.find((one) => one === target.value))}
      />
    </ActDialog>
  )
}
