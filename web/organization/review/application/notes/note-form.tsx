import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { LeaveGuard } from '#web/forms/leave-guard.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import styles from './notes.module.css'

const noteText = async () => (await import('./schemas.ts')).NoteText

export interface NoteFormProps {
  readonly label: string
  readonly help?: ReactNode
  readonly submit: string
  readonly save: (text: string) => Promise<unknown>
  /** The text that is being edited; a new note begins empty. */
  readonly text?: string
  readonly onCancel?: () => void
}

/** Writes a new note, or edits one in its place. */
export function NoteForm({ label, help, submit, save, text = '', onCancel }: NoteFormProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [written, setWritten] = useState(text)
  const place = useRef<HTMLTextAreaElement>(null)
  // Not the name: a page may hold the form for a new note and those of edited ones.
  const id = useId()
  const form = useAskForm(noteText, 'Company', async (values) => {
    await save(values.text)
    if (!onCancel) setWritten('')
  })
  const isEditing = onCancel !== undefined
  useEffect(() => {
    if (isEditing) place.current?.focus()
  }, [isEditing])
  return (
    <form {...form.form} className={styles.form}>
      <LeaveGuard isChanged={written.trim() !== text} />
      <Stack gap={3}>
        <TextArea
          {...form.field('text')}
          id={id}
          ref={place}
          label={label}
          help={help}
          limit={10_000}
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && written === text && onCancel?.()}
        />
        <FailedNotice failed={form.failed} />
        <Cluster>
          <Button type="submit" variant="primary" loading={form.sending}>
            {submit}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t('ui.cancel')}</Button>}
        </Cluster>
      </Stack>
    </form>
  )
}
