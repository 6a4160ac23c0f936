import { formatTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { CalendarTime } from './calendar-of.ts'
import styles from './week-grid.module.css'

interface TimeBlockProps {
  readonly time: CalendarTime
  /** Only one line fits */
  readonly isShort: boolean
  readonly isPast: boolean
  /** Whether it is in the tab order */
  readonly isCurrent: boolean
  readonly onFocus: () => void
  readonly onOpen: () => void
}

/** A time on the grid: the hour and the candidate, and a complete label for screen readers. */
export function TimeBlock({ time, isShort, isPast, isCurrent, onFocus, onOpen }: TimeBlockProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { id, startsAt, endsAt, seats, taken, title, people, interviewers } = time
  const [begins, ends] = [formatTime(startsAt, language), formatTime(endsAt, language)]
  const names = people.flatMap(({ name }) => name ?? [])
  const who = names.length === 1 && seats === 1 ? names[0] : t('interviews.seats', { taken, seats })
  const isUnstaffed = interviewers.length === 0 && taken > 0 && !isPast
  const below = isUnstaffed ? t('interviews.noInterviewer') : interviewers.map(({ name }) => name).join(', ')
  const rest = [
    `–${ends}`,
    title,
    t('interviews.seats', { taken, seats }),
    ...names,
    ...(isUnstaffed ? [t('interviews.noInterviewer')] : interviewers.map(({ name }) => name)),
  ].join(', ')
  return (
    <button
      type="button"
      data-time={id}
      aria-haspopup="dialog"
      tabIndex={isCurrent ? 0 : -1}
      className={styles.time}
      data-short={isShort || undefined}
      data-past={isPast || undefined}
      data-state={taken === 0 ? 'free' : taken < seats ? 'part' : 'full'}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <strong>{begins}</strong>
      <VisuallyHidden>{rest}</VisuallyHidden> <span aria-hidden>{who}</span>
      <small aria-hidden data-missing={isUnstaffed || undefined}>
        {below || title}
      </small>
    </button>
  )
}
