import type { Application } from '#contract/applying/applications.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './messages.module.css'

type Status = NonNullable<Application['participation']>['status']

const tones: Readonly<Record<Status, BadgeTone>> = {
  Active: 'success',
  Suspended: 'warning',
  Completed: 'primary',
  Left: 'neutral',
  Removed: 'danger',
}

/** How the candidate takes part, since when and why, and what the organization sees of them meanwhile. */
export function Participation({ application: { participation, company, formType } }: { application: Application }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  if (!participation) return null
  const { status, since, reason } = participation
  return (
    <Card as="section" aria-labelledby="participation">
      <h2 id="participation">{t('participation.title', { formType })}</h2>
      <Badge tone={tones[status]}>{t('participation.status', { status })}</Badge>
      <p className={styles.from}>{t('participation.since', { date: formatDate(since, language) })}</p>
      {reason !== '' && <p className={styles.text}>{reason}</p>}
      {(status === 'Active' || status === 'Suspended') && (
        <p className={styles.from}>{t('participation.seen', { company: company.name, formType })}</p>
      )}
    </Card>
  )
}
