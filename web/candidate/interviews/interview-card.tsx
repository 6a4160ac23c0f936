import { Video } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Interview } from '#contract/interviews/interviews.ts'
import { isJoinable } from '#contract/interviews/is-joinable.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { applicationAddress } from '../addresses.ts'
import { Due } from '../due.tsx'
import { AddToCalendar, ChosenTime } from './chosen-time.tsx'
import styles from './interview-card.module.css'
import { Standing } from './standing.tsx'
import { useNow } from './use-now.ts'

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
  /** The answer form; lazy on pages where most invitations need none */
  readonly Answer: ComponentType<{ interview: Interview }>
  /** Set on the application's page, which already shows the open task */
  readonly isOfOne?: boolean
}

export function InterviewCard({ interview, Answer, isOfOne = false }: InterviewCardProps) {
  const { id, status, title, companyName, message, wish, chosen, calendar, can, applicationId } = interview
  const t = useTexts('student_apps')
  const now = useNow()
  const isAwaited = status === 'Pending' && can.answer
  const shown = status === 'Pending' && !can.answer ? 'Lapsed' : status
  const isOver = chosen !== null && hasEnded(chosen, now)
  return (
    <Card as="article" id={id} className={styles.card} look={isAwaited && !isOfOne ? 'ask' : 'plain'}>
      <div className={styles.head}>
        {!isOfOne && (
          <div>
            <h2>
              <Link to={applicationAddress(applicationId)}>{title}</Link>
            </h2>
            <p className={styles.quiet}>{companyName}</p>
          </div>
        )}
        <Badge tone={tones[shown]}>{t('interviews.status', { status: shown })}</Badge>
      </div>
      <Join interview={interview} now={now} />
      {chosen && <ChosenTime slot={isOver ? { ...chosen, videoUrl: null } : chosen} />}
      {message !== '' && <p className={styles.message}>{message}</p>}
      {wish !== null && wish !== '' && <p className={styles.quiet}>{t('interviews.wished', { wish })}</p>}
      {calendar && chosen && !isOver && (
        <AddToCalendar title={title} companyName={companyName} slot={chosen} file={calendar.address} />
      )}
      {isAwaited && interview.answerBy !== null && <Due kind="interview" at={interview.answerBy} />}
      <Standing interview={interview} shown={shown} isOver={isOver} />
      {can.answer && <Answer interview={interview} />}
    </Card>
  )
}

/** By the reader's clock; undefined before hydration. */
const hasEnded = ({ startsAt, minutes }: NonNullable<Interview['chosen']>, now = 0) =>
  now >= Date.parse(startsAt) + minutes * 60_000

/** The link to the video call, shown shortly before the start. */
function Join({ interview: { status, chosen, can }, now }: { interview: Interview; now: number | undefined }) {
  const t = useTexts('student_apps')
  if (status !== 'Accepted' || chosen === null || chosen.videoUrl === null) return null
  // Before hydration the server's clock decides.
  if (now === undefined ? !can.join : !isJoinable(chosen, now)) return null
  return (
    <ButtonLink to={chosen.videoUrl} target="_blank" rel="noopener" variant="primary" size="large" icon={<Video />}>
      {t('interviews.join')}
    </ButtonLink>
  )
}
