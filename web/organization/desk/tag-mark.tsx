import type { TagColour } from '#contract/review/tags.ts'
import styles from './tag-mark.module.css'

/** A tag as a small mark in its colour; the name is always shown, so the colour is not the only cue. */
export const TagMark = ({ name, colour }: { name: string; colour: TagColour }) => (
  <span className={styles.mark} data-colour={colour}>
    <span>{name}</span>
  </span>
)
