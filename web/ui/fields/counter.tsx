import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import styles from './counter.module.css'

interface CounterProps {
  readonly length: number
  readonly limit: number
  /** The shortest that is taken; said until it is reached. */
  readonly least?: number | undefined
}

/** The used length of a text, the missing part up to a minimum, or the excess. */
export function Counter({ length, limit, least = 0 }: CounterProps) {
  const t = useTexts('common')
  const over = length > limit
  const words = over ? t('ui.textArea.over', { count: length - limit }) : t('ui.textArea.count', { length, limit })
  return (
    <span className={classes(styles.counter, over && styles.over)}>
      {length < least ? `${t('ui.textArea.least', { count: least })} · ${words}` : words}
    </span>
  )
}
