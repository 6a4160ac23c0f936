import { formatDateTime, formatTime } from '#platform/text/dates.ts'
import { formatLongDay } from '#platform/text/long-day.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InterviewBadge } from '../../interviews/interview-badge.tsx'
import { Results } from '../../interviews/results.tsx'
import { SlotPlace } from '../../interviews/slot-place.tsx'
import { useInvitedAt } from '../../interviews/use-invited-at.ts'
import type { ApplicationIds } from '../application-view.ts'
import styles from './interviews.module.css'
import type { Invitation } from './invitation.ts'
import { InvitationActs } from './invitation-acts.tsx'

interface InvitationCardProps {
  readonly ids: ApplicationIds
  /** The candidate's name */
  readonly name: string
  readonly invitation: Invitation
}

/** One invitation: its status, the chosen time and place, messages of both sides, and the offered times. */
export function InvitationCard({ ids, name, invitation }: InvitationCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { status, chosen, offered, message, wish, answerBy, answeredAt, invitedAt, invitedBy, results } = invitation
  const invited = useInvitedAt()(invitedAt)
  return (
    <Card as="section">
      <div className={styles.head}>
        <h3>{chosen ? formatLongDay(chosen.startsAt, language) : t('interviews.of.invitation')}</h3>
        <InterviewBadge status={status} />
      </div>
      {chosen && (
        <>
          <p className={styles.when}>
            {formatTime(chosen.startsAt, language)}–{formatTime(chosen.endsAt, language)}
          </p>
          <SlotPlace slot={chosen} />
        </>
      )}
      {wish && (
        <blockquote className={styles.wish}>
          <p className={styles.quiet}>{t('interviews.of.wish', { status })}</p>
          <p>{wish}</p>
        </blockquote>
      )}
      <p className={styles.quiet}>
        {invitedBy
          ? t('interviews.of.invitedBy', { date: invited, name: invitedBy })
          : t('interviews.of.invited', { date: invited })}
        {answeredAt && <> · {t('interviews.of.answered', { date: formatDateTime(answeredAt, language) })}</>}
        {status === 'Pending' && answerBy && (
          <> · {t('interviews.of.answerBy', { date: formatDateTime(answerBy, language) })}</>
        )}
      </p>
      {(message !== '' || offered.length > 0) && (
        <details className={styles.more}>
          <summary>{t('interviews.of.offered', { count: offered.length })}</summary>
          {message !== '' && <p className={styles.message}>{message}</p>}
          <ul>
            {offered.map(({ id, startsAt, seats, taken }) => (
              <li key={id}>
                {formatDateTime(startsAt, language)}{' '}
                <span className={styles.quiet}>{t('interviews.seats', { taken, seats })}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {results.length > 0 && (
        <section aria-label={t('result.title')} className={styles.results}>
          <Results results={results} />
        </section>
      )}
      <InvitationActs ids={ids} name={name} invitation={invitation} />
    </Card>
  )
}
