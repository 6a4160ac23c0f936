import { useState } from 'react'
import { changeStatus } from '#contract/review/deciding.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { type GivenStatus, givenStatuses, isDecision } from '../given-statuses.ts'
import { ActDialog } from './act-dialog.tsx'
import { type ActDialogProps, countOf } from './act-target.ts'
import { useActOnApplications } from './use-act-on-applications.ts'
import { useTellDone } from './use-tell-done.ts'

/** Stands in for the reason in a dry run, whose outcome depends only on whether there is one. */
const anyReason = '…'

interface StatusDialogProps extends ActDialogProps {
  /** Chosen already, with a button of its own */
  readonly status?: GivenStatus
}

/** Sets the status. Decisions that candidates know already are corrected only when that is wanted, with a reason. */
export function StatusDialog({ status: first, ...on }: StatusDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const tellDone = useTellDone(on.formId)
  const [status, setStatus] = useState<GivenStatus | undefined>(first)
  const [corrects, setCorrects] = useState(false)
  const correction = corrects && isDecision(status) ? { reason: anyReason } : {}
  const run = useActOnApplications(changeStatus, on, status && { status, ...correction })
  const published = run.preview?.refused.find(({ reason }) => reason === 'published')?.count ?? 0
  const asksForReason = isDecision(status) && corrects

  function send(form: FormData) {
    const reason = String(form.get('reason') ?? '').trim()
    if (!status) return
    void run.doIt({ status, ...(asksForReason && { reason }) }, (answer) => {
      on.onClose()
      on.onDone?.()
      tellDone({ answer, title: t('acts.status.done', { count: answer.changed, status }), canUndo: !asksForReason })
    })
  }

  return (
    <ActDialog
      isLong
      title={t('acts.status.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      seen={status && seenOf(status)}
      submit={t('acts.status.submit')}
      onSubmit={send}
      onClose={on.onClose}
    >
      <RadioGroup
        name="status"
        label={t('column.status')}
        required
        value={status ?? ''}
        options={givenStatuses.map((value) => ({ value, label: t('status', { status: value }) }))}
        onChange={({ target }) => setStatus(givenStatuses.find((one) => one === target.value))}
      />
      {(published > 0 || corrects) && isDecision(status) && (
        <Checkbox
          name="corrects"
          label={t('acts.status.correct', { count: published })}
          help={t('acts.status.correct.help')}
          checked={corrects}
          onChange={({ target }) => setCorrects(target.checked)}
        />
      )}
      {asksForReason && (
        <TextArea
          name="reason"
          label={t('acts.status.reason')}
          help={t('acts.status.reason.help')}
          required
          maxLength={1000}
          rows={3}
        />
      )}
    </ActDialog>
  )

  function seenOf(next: GivenStatus) {
    if (asksForReason) return t('acts.status.seen.correction')
    return isDecision(next) ? t('acts.status.seen.decision') : t('acts.status.seen', { status: next })
  }
}
