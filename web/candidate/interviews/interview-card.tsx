import { CalendarPlus, MapPin, Video } from 'lucide-react'
import type { Interview } from '#contract/candidate-requests.ts'
import { formatDateTime, formatDeadline } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link, OutsideLink } from '#web/ui/link.tsx'
import { applicationAddress } from '../addresses.ts'
import { AnswerInterview } from './answer-interview.tsx'
import styles from './interview-card.module.css'

const tones: Readonly<Record<Interview['status'], BadgeTone>> = {
  Pending: 'accent',
  Accepted: 'success',
  Declined: 'neutral',
  RescheduleRequested: 'warning',
  Cancelled: 'danger',
  Done: 'neutral',
  NoShow: 'neutral',
}

interface InterviewCardProps {
  readonly interview: Interview
  /** On the page of its application. */
  readonly isOfOne?: boolean
}

export function InterviewCard({ interview, isOfOne = false }: InterviewCardProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { status, title, companyName, message, answerBy, wish, chosen, calendar, can } = interview
  return (
    <Card as="article" className={styles.card} look={status === 'Pending' ? 'ask' : 'plain'}>
      <div className={styles.head}>
        {!isOfOne && (
          <div>
            <h2>
              <Link to={applicationAddress(interview.applicationId)}>{title}</Link>
            </h2>
            <p className={styles.quiet}>{companyName}</p>
          </div>
        )}
        <Badge tone={tones[status]}>{t('interviews.status', { status })}</Badge>
      </div>
      {message !== '' && <p className={styles.message}>{message}</p>}
      {chosen && <Chosen slot={chosen} />}
      {wish !== null && wish !== '' && <p className={styles.quiet}>{t('interviews.wished', { wish })}</p>}
      {calendar && (
        <ButtonLink to={calendar.address} icon={<CalendarPlus />}>
          {t('interviews.calendar')}
        </ButtonLink>
      )}
      {status === 'Pending' && answerBy !== null && (
        <p className={styles.due}>{t('todo.due', { date: formatDeadline(answerBy, language) })}</p>
      )}
      {can.answer && <AnswerInterview interview={interview} />}
    </Card>
  )
}

function Chosen({ slot }: { slot: NonNullable<Interview['chosen']> }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  return (
    <div className={styles.chosen}>
      <p>
        <strong>{formatDateTime(slot.startsAt, language)}</strong> {t('istanbulTime')} ·{' '}
        {t('interviews.minutes', { minutes: slot.minutes })}
      </p>
      {slot.place !== null && (
        <p>
          <MapPin aria-hidden /> {slot.place}
        </p>
      )}
      {slot.videoUrl !== null && (
        <p>
          <Video aria-hidden /> <OutsideLink to={slot.videoUrl}>{t('interviews.video')}</OutsideLink>
        </p>
      )}
    </div>
  )
}
