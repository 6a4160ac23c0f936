import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import { Tag } from './tag.tsx'
import styles from './tag-list.module.css'

/** The tags that something has; nothing where it has none. */
export function TagList({ tags, className }: { tags: readonly string[]; className?: string | undefined }) {
  const t = useTexts('common')
  if (tags.length === 0) return null
  return (
    <ul className={classes(styles.tags, className)} aria-label={t('label.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  )
}
