import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import styles from './counter.module.css'

/** How much of the room for a text is used, or by how much it is passed. */
export function Counter({ length, limit }: { length: number; limit: number }) {
  const t = useTexts('common')
  const over = length > limit
  return (
    <span className={classes(styles.counter, over && styles.over)}>
      {over ? t('ui.textArea.over', { count: length - limit }) : t('ui.textArea.count', { length, limit })}
    </span>
  )
}
