import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Note } from '#contract/review/notes.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { LeaveGuard } from '#web/forms/leave-guard.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { MentionArea } from '../../mentions/mention-area.tsx'
import { shownText, storedText } from '../../mentions/named-colleagues.ts'
import { useSuggestions } from '../../mentions/use-suggestions.ts'
import { saveBeforeLeaving } from '../panel/before-leaving.ts'
import styles from './notes.module.css'

const noteText = async () => (await import('#contract/review/notes.ts')).editNote.body

export interface NoteFormProps {
  readonly label: string
  readonly placeholder?: string
  readonly submit: string
  /** Resolves to false if saving failed; the text then stays, with an error. */
  readonly save: (text: string) => Promise<boolean>
  /** The note being edited; undefined for a new one */
  readonly note?: Pick<Note, 'text' | 'mentions'>
  /** A more specific message for a failed save */
  readonly refused?: ReactNode
  readonly onCancel?: () => void
}

/** Writes a new note, or edits one inline. */
export function NoteForm({ label, placeholder, submit, save, note, refused, onCancel }: NoteFormProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const text = note ? shownText(note.text, note.mentions) : ''
  const [written, setWritten] = useState(text)
  const [isRefused, setRefused] = useState(false)
  const place = useRef<HTMLTextAreaElement>(null)
  // `useId`, not the name: a page may hold the form for a new note and several for editing.
  const id = useId()
  const form = useAskForm(noteText, 'Company', async (values) => {
    const sentText = place.current?.value ?? ''
    const isSaved = await save(storedText(values.text, suggested.colleagues))
    setRefused(!isSaved)
    saved.current = isSaved
    // Text typed during saving becomes the start of the next note.
    if (isSaved && !onCancel) setWritten((now) => (now.startsWith(sentText) ? now.slice(sentText.length) : now))
  })
  const suggested = useSuggestions({ area: place, written, write: setWritten, named: note?.mentions ?? [] })
  const isEditing = onCancel !== undefined
  const saved = useRef(false)
  const sent = useRef<Promise<void>>(undefined)
  useEffect(
    () =>
      saveBeforeLeaving(async () => {
        const area = place.current
        if (!area || area.value.trim() === text) return true
        saved.current = false
        area.form?.requestSubmit()
        await sent.current
        return saved.current
      }),
    [text],
  )
  useEffect(() => {
    if (isEditing) place.current?.focus()
  }, [isEditing])
  return (
    <form
      {...form.form}
      onSubmit={(event) => {
        sent.current = form.form.onSubmit(event)
      }}
      className={styles.form}
    >
      <LeaveGuard isChanged={written.trim() !== text} />
      <Stack gap={3}>
        <MentionArea
          {...form.field('text')}
          id={id}
          ref={place}
          label={label}
          hideLabel
          rows={2}
          placeholder={placeholder}
          {...(written.length > 9000 && { limit: 10_000 })}
          suggested={suggested}
          written={written}
          write={setWritten}
          onKey={(event) => {
            if (event.key === 'Escape' && written === text) onCancel?.()
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
        />
        <FailedNotice failed={form.failed} />
        {isRefused && (refused ?? <Notice tone="warning" live title={t('notes.refused')} />)}
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
