import { useEffect, useRef } from 'react'
import { addNotes, listNotes } from '#contract/notes.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { ApplicationIds, ApplicationView, ApplicationViewProps } from '../application-view.ts'
import styles from '../page.module.css'
import { LateNoteForm } from './late-note-form.tsx'
import { NoteCard } from './note-card.tsx'

const notesOf = (ids: ApplicationIds) => query(listNotes, ids)

export const notesView: ApplicationView = {
  queries: (ids) => [notesOf(ids)],
  // What was typed about one application must not end up in the next one's form.
  View: (props) => <NotesView key={props.ids.appId} {...props} />,
  count: ({ counts }) => counts.notes,
}

function NotesView({ ids, application: { status } }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items } = useAnswer(notesOf(ids))
  const writes = may(useMe(), 'Applications', 'write')
  const place = useRef<HTMLElement>(null)
  const removed = useRef<string>(undefined)

  // The focus was in a card that is gone; while the card’s dialog is open, nothing outside of it takes the focus.
  useEffect(() => {
    if (!removed.current || items.some(({ id }) => id === removed.current)) return
    removed.current = undefined
    place.current?.focus()
  }, [items])

  async function add(text: string) {
    const { companyId, formId, appId } = ids
    const { changed } = await askInBrowser(addNotes, { companyId, formId, applicationIds: [appId], text })
    if (changed > 0) await fetchAgain('receivedApplication')
    return changed > 0
  }

  return (
    <section ref={place} tabIndex={-1} className={styles.main} aria-label={t('view', { view: 'notes' })}>
      {writes && status === 'Withdrawn' && <p className={styles.quiet}>{t('notes.withdrawn')}</p>}
      {writes && status !== 'Withdrawn' && (
        <Card>
          <LateNoteForm label={t('notes.text')} help={t('notes.help')} submit={t('notes.add')} save={add} />
        </Card>
      )}
      {items.length === 0 ? (
        <EmptyState title={t('notes.empty')}>{t('notes.empty.detail')}</EmptyState>
      ) : (
        <ul className={styles.entries}>
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
    </section>
  )
}
