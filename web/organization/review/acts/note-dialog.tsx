import { useRef, useState } from 'react'
import { addNotes } from '#contract/review/notes.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../desk/acts/use-tell-done.ts'
import { MentionArea } from '../mentions/mention-area.tsx'
import { storedText } from '../mentions/named-colleagues.ts'
import { useSuggestions } from '../mentions/use-suggestions.ts'

/** A placeholder text for the dry run, whose outcome does not depend on it. */
const trial = { text: '…' }

/** A new note has no mentions; a constant keeps the identity stable. */
const nobody: readonly never[] = []

/** Adds the same note to each application; an @ mentions colleagues. */
export function NoteDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const showDone = useShowDone(on.formId)
  const run = useActOnApplications(addNotes, on, trial)

  const [written, write] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const suggested = useSuggestions({ area, written, write, named: nobody })

  function send() {
    void run.doIt({ text: storedText(written, suggested.colleagues) }, (answer) => {
      on.onClose()
      on.onDone?.()
      showDone({ answer, title: t('acts.note.done', { count: answer.changed }), canUndo: true })
    })
  }

  return (
    <ActDialog
      title={t('acts.note.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      touched={(changed, total) => t('acts.note.touched', { changed, total, left: total - changed })}
      seen={t('notes.help')}
      submit={t('notes.add')}
      isWritten={written.trim() !== ''}
      onSubmit={send}
      onClose={on.onClose}
    >
      <MentionArea
        name="text"
        ref={area}
        label={t('notes.text')}
        required
        maxLength={10_000}
        rows={5}
        suggested={suggested}
        written={written}
        write={write}
      />
    </ActDialog>
  )
}
