import type { Output } from '#contract/call.ts'
import type { listParticipantApplications } from '#contract/participants/participants.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { StatusBadge } from '../../desk/status-badge.tsx'
import { participantAddress } from '../../participants-addresses.ts'
import { applicationAddress } from '../../review-addresses.ts'
import { ParticipantBadge } from '../status-badge.tsx'
import styles from './page.module.css'

interface ApplicationsProps {
  readonly participantId: string
  readonly items: Output<typeof listParticipantApplications>['items']
}

/** The person's applications to this organization; other participations link to their own page. */
export function Applications({ participantId, items }: ApplicationsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const opens = may(useMe(), 'Applications', 'open')
  return (
    <Card as="section" aria-labelledby="applications">
      <h2 id="applications">{t('participant.applications')}</h2>
      <ul className={styles.list}>
        {items.map(({ id, formId, formTitle, number, submittedAt, status, participant }) => (
          <li key={id}>
            <span>
              {opens ? <Link to={applicationAddress(formId, id)}>{formTitle}</Link> : formTitle}{' '}
              <span className={styles.quiet}>
                {number} · {formatDate(submittedAt, language)}
              </span>
            </span>
            {participant && participant.id !== participantId && (
              <Link to={participantAddress(participant.id)}>{t('participant.open')}</Link>
            )}
            {participant ? <ParticipantBadge status={participant.status} /> : status && <StatusBadge status={status} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
