import { useState } from 'react'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { requestMissing } from '#contract/missing.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import styles from '../../desk/acts/act-dialog.module.css'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../desk/acts/use-tell-done.ts'
import { DayInput } from '../../desk/day-input.tsx'

/** Requests from each applicant exactly what they lack, and shows that before sending. */
export function MissingDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const showDone = useShowDone(on.formId)
  const [isWritten, setWritten] = useState(false)
  const run = useActOnApplications(requestMissing, on, {})
  const { preview } = run

  function send(form: FormData) {
    const dueOn = String(form.get('dueOn') ?? '')
    const asked = {
      note: String(form.get('note') ?? ''),
      // The deadline is the end of that day in Istanbul.
      dueAt: dueOn === '' ? null : new Date(`${dueOn}T23:59:00+03:00`).toISOString(),
    }
    void run.doIt(asked, (answer) => {
      on.onClose()
      on.onDone?.()
      const title = (seconds: number) => t('missing.done', { count: answer.changed, seconds })
      showDone({ answer, title, canUndo: true })
    })
  }

  const items = [
    ...(preview?.documents ?? []).map(({ typeName: name, count }) => ({ name, count })),
    ...(preview && preview.accounts > 0 ? [{ name: t('missing.account'), count: preview.accounts }] : []),
  ]
  return (
    <ActDialog
      title={t('missing.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      touched={(changed, total) => t('missing.touched', { changed, left: total - changed })}
      seen={t('missing.seen', { seconds: heldSeconds })}
      submit={t('missing.send')}
      isWritten={isWritten}
      onSubmit={send}
      onClose={on.onClose}
    >
      {preview && preview.changed > 0 && (
        <div className={styles.asked}>
          <p>{t('missing.asked')}</p>
          <ul>
            {items.map(({ name, count }) => (
              <li key={name}>{t('missing.item', { name, count })}</li>
            ))}
            {preview.reminded > 0 && <li>{t('missing.reminded', { count: preview.reminded })}</li>}
          </ul>
        </div>
      )}
      <TextArea
        name="note"
        label={t('request.note')}
        optional
        maxLength={500}
        rows={2}
        help={t('request.note.help')}
        onChange={({ target }) => setWritten(target.value.trim() !== '')}
      />
      <DayInput name="dueOn" label={t('request.due')} optional />
    </ActDialog>
  )
}
