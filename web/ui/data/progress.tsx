import { formatPercent } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { classes } from '../classes.ts'
import styles from './progress.module.css'

type ProgressProps = {
  label: string
  /** 0–100; undefined while unknown */
  value?: number
  /** Instead of the percentage: "340 of 1.200" */
  text?: string
  hideLabel?: boolean
}

export function Progress({ label, value, text, hideLabel = false }: ProgressProps) {
  const language = useLanguage()
  const shown = text ?? (value === undefined ? '' : formatPercent(value / 100, language))
  return (
    <div className={styles.progress}>
      <div className={classes(styles.words, hideLabel && styles.inline)}>
        {!hideLabel && <span>{label}</span>}
        <span className={styles.value}>{shown}</span>
      </div>
      <progress
        className={styles.bar}
        aria-label={label}
        max={100}
        {...(value !== undefined && { value })}
        {...(shown && { 'aria-valuetext': shown })}
      />
    </div>
  )
}
