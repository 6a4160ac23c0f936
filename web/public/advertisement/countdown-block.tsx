import { Hourglass } from 'lucide-react'
import type { Advertisement } from '#contract/listings/listings.ts'
import { isUrgent } from '../../listing/is-urgent.ts'
import { TimeLeftText } from '../../listing/time-left-text.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './countdown-block.module.css'

/** The time left, as the largest thing in the box. */
export function CountdownBlock({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('public_lists')
  const { state, closesAt } = advertisement
  if (state === 'Upcoming') return null
  return (
    <p className={classes(styles.left, isUrgent(advertisement, Date.now()) && styles.urgent)}>
      <Hourglass aria-hidden />
      {state === 'Open' && closesAt ? <TimeLeftText until={closesAt} parts={2} /> : words()}
    </p>
  )

  function words() {
    return state === 'Closed' ? t('listings.closed') : t('deadline.none')
  }
}
