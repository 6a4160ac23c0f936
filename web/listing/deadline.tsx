import { CalendarDays, Hourglass } from 'lucide-react'
import type { Listing } from '#contract/listings/listings.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { classes } from '../ui/classes.ts'
import countdown from './countdown.module.css'
import styles from './deadline.module.css'
import { isUrgent } from './is-urgent.ts'
import { TimeLeftText } from './time-left-text.tsx'

/** The date a listing opens or closes; prominent only in its last week. */
export function Deadline({ listing }: { listing: Pick<Listing, 'state' | 'opensAt' | 'closesAt'> }) {
  const t = useTexts('public_lists')
  const language = useLanguage()
  const { state, opensAt, closesAt } = listing
  const urgent = isUrgent(listing, Date.now())
  if (urgent && closesAt)
    return (
      <p className={classes(countdown.countdown, countdown.urgent, styles.deadline)}>
        <Hourglass aria-hidden />
        <TimeLeftText until={closesAt} />
      </p>
    )
  return (
    <p className={classes(countdown.countdown, styles.deadline)}>
      <CalendarDays aria-hidden />
      <span>{words()}</span>
    </p>
  )

  function words() {
    if (state === 'Upcoming' && opensAt) return t('deadline.opens', { date: formatDate(opensAt, language) })
    if (state === 'Closed') return t('listings.closed')
    return closesAt ? t('deadline.until', { date: formatDate(closesAt, language) }) : t('deadline.none')
  }
}
