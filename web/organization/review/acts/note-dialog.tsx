import { addNotes } from '#contract/notes.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ActDialog } from './act-dialog.tsx'
import { type ActDialogProps, countOf } from './act-target.ts'
import { useActOnApplications } from './use-act-on-applications.ts'
import { useTellDone } from './use-tell-done.ts'

/** Stands in for the text in the dry run, whose outcome does not depend on it. */
const trial = { text: '…' }

/** Notes the same about each application. */
export function NoteDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const tellDone = useTellDone(on.formId)
  const run = useActOnApplications(addNotes, on, trial)

  function send(form: FormData) {
    void run.doIt({ text: String(form.get('text') ?? '') }, (answer) => {
      on.onClose()
      on.onDone?.()
      tellDone({ answer, title: t('acts.note.done', { count: answer.changed }), canUndo: false })
    })
  }

  return (
    <ActDialog
      title={t('acts.note.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      seen={t('notes.help')}
      submit={t('notes.add')}
      onSubmit={send}
      onClose={on.onClose}
    >
      <TextArea name="text" label={t('notes.text')} required maxLength={10_000} rows={5} />
    </ActDialog>
  )
}
