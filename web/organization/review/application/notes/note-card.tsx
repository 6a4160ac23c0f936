import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#contract/problems.ts'
import { editNote, type Note, pinNote } from '#contract/review/notes.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'
import panel from '../panel/panel.module.css'
import { LazyNoteForm } from './lazy-note-form.tsx'
import { NoteText } from './note-text.tsx'
import own from './notes.module.css'

const loadRemoveNote = () => import('./remove-note.tsx')

interface NoteCardProps {
  readonly ids: ApplicationIds
  readonly note: Note
  /** Called after the note is deleted, before the list is refetched. */
  readonly onRemoved: () => void
}

/** One note, with inline editing. */
export function NoteCard({ ids, note, onRemoved }: NoteCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const editButton = useFocusAfter(isEditing)
  const { id: noteId, version, author, createdAt, editedAt, pinnedAt, can } = note
  const isPinned = pinnedAt !== null
  const [newer, setNewer] = useState<Problem['newerNote']>()
  const { act: pin, busy: isPinning } = useAct({ changes: 'receivedApplication', showsProblemInDialog: true })
  const at = formatDateTime(createdAt, language)

  async function save(changed: string) {
    const known = newer?.version ?? version
    try {
      await askInBrowser(editNote, { ...ids, noteId, text: changed, version: known })
    } catch (error) {
      if (!isProblem(error, 'notes.changedSince') || !error.problem.newerNote) throw error
      setNewer(error.problem.newerNote)
      return false
    }
    await invalidate('receivedApplication')
    setEditing(false)
    setNewer(undefined)
    return true
  }

  return (
    <li data-note={noteId} className={isPinned ? own.pinned : panel.item}>
      <Stack gap={2}>
        <Cluster>
          <Avatar name={author} size="small" named />
          <strong>{author}</strong>
          <span className={styles.quiet}>
            <time dateTime={createdAt}>{at}</time>
            {isPinned && <span> · {t('notes.pinned')}</span>}
            {editedAt && <span title={formatDateTime(editedAt, language)}> · {t('notes.edited')}</span>}
          </span>
        </Cluster>
        {isEditing ? (
          <LazyNoteForm
            label={t('notes.edit')}
            note={note}
            submit={t('ui.save')}
            save={save}
            refused={newer && <Newer newer={newer} mentions={note.mentions} />}
            onCancel={() => {
              setEditing(false)
              setNewer(undefined)
            }}
          />
        ) : (
          <NoteText note={note} />
        )}
        {!isEditing && (can.edit || can.remove || can.pin) && (
          <Cluster gap={1} className={panel.acts}>
            {can.pin && (
              <Button
                size="small"
                variant="quiet"
                icon={isPinned ? <PinOff /> : <Pin />}
                loading={isPinning}
                onClick={() => void pin(() => askInBrowser(pinNote, { ...ids, noteId, pinned: !isPinned }))}
                aria-label={isPinned ? t('notes.unpinOf', { author, at }) : t('notes.pinOf', { author, at })}
              >
                {isPinned ? t('notes.unpin') : t('notes.pin')}
              </Button>
            )}
            {can.edit && (
              <Button
                ref={editButton}
                size="small"
                variant="quiet"
                icon={<Pencil />}
                onClick={() => setEditing(true)}
                aria-label={t('notes.editOf', { author, at })}
              >
                {t('ui.edit')}
              </Button>
            )}
            {can.remove && (
              <Button
                size="small"
                variant="quiet"
                icon={<Trash2 />}
                onClick={() => setRemoving(true)}
                aria-label={t('notes.removeOf', { author, at })}
              >
                {t('ui.delete')}
              </Button>
            )}
          </Cluster>
        )}
        {isRemoving && (
          <Lazy load={loadRemoveNote}>
            {({ RemoveNote }) => (
              <RemoveNote ids={ids} noteId={noteId} onRemoved={onRemoved} onCancel={() => setRemoving(false)} />
            )}
          </Lazy>
        )}
      </Stack>
    </li>
  )
}

/** The note's newer text, shown above the typed one: saving again overwrites it. */
function Newer({ newer, mentions }: { newer: NonNullable<Problem['newerNote']>; mentions: Note['mentions'] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <Notice
      tone="warning"
      live
      title={t('notes.changedSince', { who: newer.changedBy, at: formatDateTime(newer.changedAt, language) })}
    >
      <NoteText note={{ text: newer.text, mentions }} />
      <p>{t('notes.changedSince.detail')}</p>
    </Notice>
  )
}

/** A ref for a button that gets the focus back when the opened content closes. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
