import { CalendarDays, CircleAlert, MessageSquare, PenLine, Send } from 'lucide-react'
import type { ApplicationRow } from '#contract/applying/applications.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { CompanyLogo } from '../../listing/company-logo.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Meter } from '../../ui/data/meter.tsx'
import { TimeAgo } from '../../ui/data/time-ago.tsx'
import { Card, CardLink } from '../../ui/layout/card.tsx'
import { applicationAddress } from '../addresses.ts'
import { applyAddress } from '../apply-step.ts'
import styles from './application-card.module.css'
import { StatusBadge } from './status-badge.tsx'

/** An application in a list: form, status, and the open task, if any. */
export function ApplicationCard({ row, heading: Heading = 'h2' }: { row: ApplicationRow; heading?: 'h2' | 'h3' }) {
  const t = useTexts('student_apps')
  const isDraft = row.status === 'Draft'
  const isReady = row.progress === 100
  const canGoOn = row.formState === 'Open' && (isDraft || row.hasUnsentChanges)
  return (
    <Card as="li" className={styles.card}>
      <CompanyLogo name={row.company.name} photo={row.company.photo} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <CardLink to={applicationAddress(row.id)}>{row.title}</CardLink>
        </Heading>
        <p className={styles.company}>{row.company.name}</p>
        <Facts row={row} />
        {isDraft && isReady && <p className={styles.ready}>{t('card.ready')}</p>}
        {isDraft && !isReady && (
          <div className={styles.progress}>
            <Meter label={t('card.progress')} value={row.progress} text={t('percent', { percent: row.progress })} />
          </div>
        )}
      </div>
      <div className={styles.side}>
        <StatusBadge status={row.status} />
        {canGoOn && (
          <ButtonLink
            to={applyAddress(row.formId, isDraft && isReady ? { step: 'review' } : {})}
            size="small"
            icon={isDraft && !isReady ? <PenLine /> : <Send />}
          >
            {isDraft ? t(isReady ? 'card.send' : 'ui.continue') : t('card.resend')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

function Facts({ row }: { row: ApplicationRow }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { status, action, step, formState, closesAt, changedAt, submittedAt, unreadMessages } = row
  const isOpen = formState === 'Open'
  return (
    <ul className={styles.facts}>
      {status === 'Draft' && (
        <li data-urgent={isOpen && isSoon(closesAt)}>
          <CalendarDays aria-hidden />
          {isOpen && closesAt ? t('card.until', { date: formatDeadline(closesAt, language) }) : t('listings.closed')}
        </li>
      )}
      {status !== 'Draft' && step !== null && <li>{t('card.step', { step })}</li>}
      <li>
        {submittedAt === null ? t('card.changed') : t('card.sent')} <TimeAgo moment={submittedAt ?? changedAt} />
      </li>
      {action !== 'None' && status !== 'Withdrawn' && (
        <li data-urgent>
          <CircleAlert aria-hidden />
          {t('card.awaited', { action })}
        </li>
      )}
      {unreadMessages > 0 && (
        <li data-urgent>
          <MessageSquare aria-hidden />
          {t('card.unread', { count: unreadMessages })}
        </li>
      )}
    </ul>
  )
}

const week = 7 * 24 * 60 * 60 * 1000
const isSoon = (closesAt: string | null) => (closesAt !== null && Date.parse(closesAt) - Date.now() < week) || undefined
