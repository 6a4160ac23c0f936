import type { Interview } from '#contract/interviews/interviews.ts'
import { formatDayIn, formatTimeIn } from '#platform/text/zoned-times.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { applicationAddress } from '../addresses.ts'
import styles from './interview-card.module.css'
import { useOwnZone } from './use-own-zone.ts'

interface StandingProps {
  readonly interview: Interview
  readonly shown: Interview['status']
  /** The chosen time has ended. */
  readonly isOver: boolean
}

/** The status of the invitation, or the deadline for changing the chosen time. */
export function Standing({ interview, shown, isOver }: StandingProps) {
  const t = useTexts('student_apps')
  const { chosen, can } = interview
  if (shown === 'Pending' || (shown === 'Accepted' && (chosen === null || isOver))) return null
  if (shown === 'Accepted' && can.answer) return <ChangesUntil interview={interview} />
  return (
    <p className={styles.quiet}>
      {shown === 'Accepted' ? t('interviews.fixed') : t('interviews.meaning', { status: shown })}
      {can.write && (shown === 'Accepted' || shown === 'NoShow') && (
        <>
          {' '}
          <Link to={`${applicationAddress(interview.applicationId)}#messages`}>{t('interviews.write')}</Link>
        </>
      )}
    </p>
  )
}

/** Shown if the deadline is before the interview itself. */
function ChangesUntil({ interview: { chosen, changesUntil } }: { interview: Interview }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const zone = useOwnZone(changesUntil === null ? [] : [changesUntil])
  if (changesUntil === null || changesUntil === chosen?.startsAt) return null
  const date = `${formatDayIn(changesUntil, language, zone)} ${formatTimeIn(changesUntil, zone)}`
  return <p className={styles.quiet}>{t('interviews.changes', { date })}</p>
}
