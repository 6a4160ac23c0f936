import { useState } from 'react'
import { requestBankInfos } from '#contract/bank-infos.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { DayInput } from '../../day-input.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { type ActDialogProps, countOf } from '../act-target.ts'
import { useActOnApplications } from '../use-act-on-applications.ts'
import { useTellDone } from '../use-tell-done.ts'

/** Asks one participant or many where to pay to. */
export function BankInfoDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const tellDone = useTellDone(on.formId)
  const [isWritten, setWritten] = useState(false)
  const run = useActOnApplications(requestBankInfos, on, {})

  function send(form: FormData) {
    const dueOn = String(form.get('dueOn') ?? '')
    const asked = {
      note: String(form.get('note') ?? ''),
      // Until the end of that day in Istanbul.
      dueAt: dueOn === '' ? null : new Date(`${dueOn}T23:59:00+03:00`).toISOString(),
    }
    void run.doIt(asked, (answer) => {
      on.onClose()
      on.onDone?.()
      tellDone({ answer, title: t('bankInfo.done', { count: answer.changed }), canUndo: false })
    })
  }

  return (
    <ActDialog
      title={t('bankInfo.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      seen={t('bankInfo.seen')}
      submit={t('bankInfo.send')}
      isWritten={isWritten}
      onSubmit={send}
      onClose={on.onClose}
    >
      <TextArea
        name="note"
        label={t('request.note')}
        optional
        maxLength={500}
        rows={3}
        help={t('request.note.help')}
        onChange={({ target }) => setWritten(target.value.trim() !== '')}
      />
      <DayInput name="dueOn" label={t('request.due')} optional />
    </ActDialog>
  )
}
