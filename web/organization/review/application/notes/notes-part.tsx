import { useEffect, useRef } from 'react'
import { addNotes, listNotes } from '#contract/review/notes.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { CountBadge } from '#web/ui/data/badge.tsx'
import type { ApplicationIds, ApplicationViewProps, PanelPart } from '../application-view.ts'
import styles from '../panel/panel.module.css'
import { Part } from '../panel/part.tsx'
import { LazyNoteForm } from './lazy-note-form.tsx'
import { NoteCard } from './note-card.tsx'

const notesOf = (ids: ApplicationIds) => query(listNotes, ids)

export const notesPart: PanelPart = {
  queries: (ids) => [notesOf(ids)],
  // Keyed by application: text typed about one application must not end up in the next one's form.
  Part: (props) => <Notes key={props.ids.appId} {...props} />,
}

function Notes({ ids, application: { status } }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items } = useAnswer(notesOf(ids))
  const writes = may(useMe(), 'Applications', 'write')
  const place = useRef<HTMLElement>(null)
  const { keyOf, forget } = useRequestKey()
  const removed = useRef<string>(undefined)
  /** The notes that were there before one was added here */
  const before = useRef<ReadonlySet<string>>(undefined)

  // The focus was in the deleted card. Runs after the list is refetched: until then its dialog is open, and nothing
  // outside it can take the focus.
  useEffect(() => {
    if (!removed.current || items.some(({ id }) => id === removed.current)) return
    removed.current = undefined
    place.current?.focus()
  }, [items])

  // The foot of the panel lies over what is below it.
  useEffect(() => {
    const added = before.current && items.find(({ id }) => !before.current?.has(id))
    if (!added) return
    before.current = undefined
    place.current?.querySelector(`[data-note="${added.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [items])

  async function add(text: string) {
    const { companyId, formId, appId } = ids
    const added = { companyId, formId, applicationIds: [appId], text }
    const { changed } = await askInBrowser(addNotes, added, { key: keyOf(added) })
    forget()
    before.current = new Set(items.map(({ id }) => id))
    if (changed > 0) await invalidate('receivedApplication')
    return changed > 0
  }

  return (
    <Part
      ref={place}
      id="note"
      title={
        <>
          {t('notes')} {items.length > 0 && <CountBadge>{items.length}</CountBadge>}
        </>
      }
    >
      {writes && status === 'Withdrawn' && <p className={styles.hint}>{t('notes.withdrawn')}</p>}
      {writes && status !== 'Withdrawn' && (
        <LazyNoteForm label={t('notes.text')} placeholder={t('notes.placeholder')} submit={t('notes.add')} save={add} />
      )}
      {items.length === 0 ? (
        <p className={styles.hint}>{t('notes.empty')}</p>
      ) : (
        <ul className={styles.items}>
          {items.map((note) => (
            <NoteCard
              key={note.id}
              ids={ids}
              note={note}
              onRemoved={() => {
                removed.current = note.id
              }}
            />
          ))}
        </ul>
      )}
    </Part>
  )
}
