import { CalendarPlus, MapPin, Video } from 'lucide-react'
import type { Interview } from '#contract/interviews/interviews.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Link, OutsideLink } from '../../ui/actions/link.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { applicationAddress } from '../addresses.ts'
import { Due } from '../due.tsx'
import { AnswerInterview } from './answer-interview.tsx'
import styles from './interview-card.module.css'

const tones: Readonly<Record<Interview['status'], BadgeTone>> = {
  Pending: 'accent',
  Accepted: 'success',
  Declined: 'neutral',
  RescheduleRequested: 'warning',
  Lapsed: 'neutral',
  Cancelled: 'danger',
  Done: 'neutral',
  NoShow: 'neutral',
}

interface InterviewCardProps {
  readonly interview: Interview
  /** Set on the page of the interview's application, which already says that an answer is awaited. */
  readonly isOfOne?: boolean
}

export function InterviewCard({ interview, isOfOne = false }: InterviewCardProps) {
  const t = useTexts('student_apps')
  const { status, title, companyName, message, answerBy, wish, chosen, calendar, can } = interview
  const isAwaited = status === 'Pending' && can.answer
  const isTooLate = status === 'Pending' && !can.answer
  return (
    <Card as="article" className={styles.card} look={isAwaited && !isOfOne ? 'ask' : 'plain'}>
      <div className={styles.head}>
        {!isOfOne && (
          <div>
            <h2>
              <Link to={applicationAddress(interview.applicationId)}>{title}</Link>
            </h2>
            <p className={styles.quiet}>{companyName}</p>
          </div>
        )}
        <Badge tone={isTooLate ? 'neutral' : tones[status]}>
          {isTooLate ? t('interviews.unanswered') : t('interviews.status', { status })}
        </Badge>
      </div>
      {message !== '' && <p className={styles.message}>{message}</p>}
      {chosen && <Chosen slot={chosen} />}
      {wish !== null && wish !== '' && <p className={styles.quiet}>{t('interviews.wished', { wish })}</p>}
      {calendar && (
        <ButtonLink to={calendar.address} icon={<CalendarPlus />}>
          {t('interviews.calendar')}
        </ButtonLink>
      )}
      {isAwaited && answerBy !== null && <Due kind="interview" at={answerBy} />}
      {isTooLate && <p className={styles.quiet}>{t('interviews.tooLate')}</p>}
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
        <strong>{formatDateTime(slot.startsAt, language)}</strong> {t('ui.date.istanbul')} ·{' '}
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
