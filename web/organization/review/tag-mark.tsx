import type { TagColour } from '#contract/review/tags.ts'
import styles from './tag-mark.module.css'

/** A tag of the organization’s as a small mark in its colour; its name is always there, the colour only helps. */
export const TagMark = ({ name, colour }: { name: string; colour: TagColour }) => (
  <span className={styles.mark} data-colour={colour}>
    <span>{name}</span>
  </span>
)
