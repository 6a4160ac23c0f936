import type { FormPart } from '#contract/forms/form-content.ts'
import { useLines } from '../part-lines.ts'
import { useBuilder } from '../use-builder.ts'
import styles from './conflict.module.css'

/** A part of the form for members who may not edit. */
export function Reading({ part }: { part: FormPart }) {
  const { content } = useBuilder()
  const lines = useLines()(part, content)
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
