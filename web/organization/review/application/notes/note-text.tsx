import { partsOf } from '#contract/review/mentions.ts'
import type { Note } from '#contract/review/notes.ts'
import { labelled } from '../../mentions/named-colleagues.ts'
import panel from '../panel/panel.module.css'
import styles from './notes.module.css'

/** The text of a note, with mentions shown as colleagues' names. */
export function NoteText({ note: { text, mentions } }: { note: Pick<Note, 'text' | 'mentions'> }) {
  const labels = new Map(labelled(mentions).map(({ id, label }) => [id, label]))
  let at = 0
  return (
    <p className={panel.text}>
      {partsOf(text).map((part) => {
        at += 1
        if (typeof part === 'string') return part
        return (
          <span key={at} className={styles.mention}>
            @{labels.get(part.accountId) ?? '?'}
          </span>
        )
      })}
    </p>
  )
}
