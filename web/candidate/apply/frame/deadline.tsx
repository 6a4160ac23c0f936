import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { timeLeft } from '#web/enhance/time-left.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { useApply } from '../use-apply.ts'
import styles from './frame.module.css'
import { useDeadline } from './use-deadline.ts'

/** The deadline: a date, and on the last day the time left by the server's clock. */
export function Deadline() {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { form, autosave, kept } = useApply()
  const { closesAt, state } = form.listing
  const deadline = useDeadline(closesAt, autosave.serverNow)
  // Hides the date of a form that was closed early: it is in the future.
  const isShut = kept.trouble?.kind === 'stopped' || (state === 'Closed' && (deadline?.left ?? 1) > 0)
  if (!closesAt || isShut) return null
  if (!deadline || deadline.phase === 'open')
    return <p className={styles.deadline}>{t('apply.deadline.date', { date: formatDate(closesAt, language) })}</p>
  const { left, phase } = deadline
  return (
    <p className={styles.deadline} data-near="" role="timer">
      {words()}
    </p>
  )

  function words() {
    const date = formatDeadline(closesAt ?? '', language)
    if (phase === 'near') return t('apply.deadline.left', { left: leftIn(left), date })
    return phase === 'grace' ? t('apply.deadline.grace') : t('apply.deadline.passed', { date })
  }

  /** Seconds are shown in the last hour, in words: "9:05" would be read as a time of day. */
  function leftIn(milliseconds: number) {
    if (milliseconds >= 3_600_000) return timeLeft(milliseconds, language, 2)
    const seconds = Math.floor(milliseconds / 1000)
    return t('apply.deadline.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
  }
}
