import { useId } from 'react'
import type { Participation } from '#contract/applying/participation.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { applicationAddress } from '../addresses.ts'
import { NextPayment } from './next-payment.tsx'
import styles from './participation.module.css'
import { TermChecklist } from './term-checklist.tsx'
import { Welcome } from './welcome.tsx'

const tones: Readonly<Record<Participation['status'], BadgeTone>> = {
  Active: 'success',
  Suspended: 'warning',
  Completed: 'primary',
  Left: 'neutral',
  Removed: 'danger',
}

interface ParticipationCardProps {
  readonly participation: Participation
  /** Set on the application's page, where the name is not repeated */
  readonly isOfOne?: boolean
}

/** A participation: the next payment, and the documents of the term. */
export function ParticipationCard({ participation, isOfOne = false }: ParticipationCardProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const headingId = useId()
  const { applicationId, formType, title, companyName, status, since, reason, isNew, nextPayment, terms } =
    participation
  const goesOn = status === 'Active' || status === 'Suspended'
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.card}>
      <header className={styles.head}>
        <div>
          <h2 id={headingId} {...(isOfOne && { tabIndex: -1, 'data-participation': true })}>
            {isOfOne ? (
              t('participation.title', { formType })
            ) : (
              <Link to={applicationAddress(applicationId)}>{title}</Link>
            )}
          </h2>
          {!isOfOne && <p className={styles.muted}>{companyName}</p>}
        </div>
        <Badge tone={tones[status]}>{t('participation.status', { status })}</Badge>
      </header>
      {isNew && <Welcome participation={participation} />}
      {nextPayment && <NextPayment payment={nextPayment} applicationId={applicationId} isOfOne={isOfOne} />}
      {goesOn && terms.map((term) => <TermChecklist key={term.id} term={term} />)}
      {isOfOne && (
        <div className={styles.muted}>
          <p>{t('participation.since', { date: formatDate(since, language) })}</p>
          {reason !== '' && <p className={styles.reason}>{reason}</p>}
          {goesOn && <p>{t('participation.seen', { formType, company: companyName })}</p>}
        </div>
      )}
      {!isOfOne && reason !== '' && <p className={styles.reason}>{reason}</p>}
    </Card>
  )
}
