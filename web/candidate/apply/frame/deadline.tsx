import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { timeLeft } from '#web/enhance/time-left.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts.tsx'
import { useApply } from '../use-apply.ts'
import styles from './frame.module.css'
import { useDeadline } from './use-deadline.ts'

/** A date while there is time; in the last day what is left, and whose clock counts. */
export function Deadline() {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { form, keeper } = useApply()
  const { closesAt } = form.listing
  const deadline = useDeadline(closesAt, keeper.serverNow)
  if (!closesAt || !deadline) return null
  const { left, phase } = deadline
  if (phase === 'open')
    return <p className={styles.deadline}>{t('apply.deadline.date', { date: formatDate(closesAt, language) })}</p>
  return (
    <p className={styles.deadline} data-near="" role="timer" suppressHydrationWarning>
      {words()}
    </p>
  )

  function words() {
    const date = formatDeadline(closesAt ?? '', language)
    if (phase === 'near') return t('apply.deadline.left', { left: leftIn(left), date })
    return phase === 'grace' ? t('apply.deadline.grace') : t('apply.deadline.passed', { date })
  }

  /** `9:05` in the last hour, when every second counts. */
  function leftIn(milliseconds: number) {
    if (milliseconds >= 3_600_000) return timeLeft(milliseconds, language, 2)
    const seconds = Math.floor(milliseconds / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
}
