import { Lazy } from '#web/loading/lazy.tsx'
import type { NoteFormProps } from './note-form.tsx'
import styles from './notes.module.css'

const load = () => import('./note-form.tsx')

/** Lazy, with its space reserved: most readers of an application write no note. */
export const LazyNoteForm = (props: NoteFormProps) => (
  <Lazy load={load} waiting={<div className={styles.waiting} />}>
    {({ NoteForm }) => <NoteForm {...props} />}
  </Lazy>
)
