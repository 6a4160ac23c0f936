import { Late } from '#web/loading/late.tsx'
import type { NoteFormProps } from './note-form.tsx'
import styles from './notes.module.css'

const load = () => import('./note-form.tsx')

/** The form comes late, because most who read an application write no note. Its place is kept free. */
export const LateNoteForm = (props: NoteFormProps) => (
  <Late load={load} waiting={<div className={styles.waiting} />}>
    {({ NoteForm }) => <NoteForm {...props} />}
  </Late>
)
