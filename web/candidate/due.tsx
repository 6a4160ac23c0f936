import type { Todo } from '#contract/candidate-dashboard.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { classes } from '#web/ui/classes.ts'
import { useTexts } from '../texts/texts.tsx'
import styles from './due.module.css'

interface DueProps {
  readonly kind: Todo['kind']
  readonly at: string
}

/** A deadline; emphasised in the last week, marked once it has passed. */
export function Due({ kind, at }: DueProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const left = Date.parse(at) - Date.now()
  // A document expires at the end of its last day, and that day is shown.
  const date = kind === 'expiring' ? formatDate(Date.parse(at) - 1, language) : formatDeadline(at, language)
  return (
    <p className={classes(styles.due, left <= week && styles.soon)} suppressHydrationWarning>
      {left > 0 ? t('todo.due', { kind, date }) : t('todo.late', { kind, date })}
    </p>
  )
}

const week = 7 * 24 * 60 * 60 * 1000
