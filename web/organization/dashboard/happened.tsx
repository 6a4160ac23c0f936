import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  CalendarPlus,
  CheckCheck,
  CircleX,
  Copy,
  FilePlus2,
  type LucideIcon,
  RefreshCw,
  Send,
} from 'lucide-react'
import { Link } from 'react-router'
import type { Output } from '#contract/call.ts'
import type { readCompanyDashboard } from '#contract/company-dashboard.ts'
import type { FormEvent } from '#contract/forms/form-history.ts'
import { useTexts } from '../../texts/texts.tsx'
import { TimeAgo } from '../../ui/data/time-ago.tsx'
import { formAddress } from '../form-addresses.ts'
import styles from './happened.module.css'

const icons: Readonly<Record<FormEvent, LucideIcon>> = {
  created: FilePlus2,
  duplicated: Copy,
  published: Send,
  changesPublished: RefreshCw,
  extended: CalendarPlus,
  closed: CircleX,
  archived: Archive,
  restored: ArchiveRestore,
  confirmed: CheckCheck,
  retentionChanged: CalendarClock,
}

export function Happened({ events }: { events: Output<typeof readCompanyDashboard>['happened'] }) {
  const t = useTexts('org_dashboard')
  return (
    <section aria-labelledby="happened">
      <h2 id="happened" className={styles.title}>
        {t('happened.title')}
      </h2>
      <ol className={styles.list}>
        {events.map(({ event, formId, title, by, at }) => {
          const Icon = icons[event]
          return (
            <li key={`${formId} ${event} ${at}`}>
              <Icon aria-hidden />
              <p>
                <Link to={formAddress(formId)}>{title || t('forms.untitled')}</Link>{' '}
                <span>
                  {t('happened.event', { event })} · {by ?? t('happened.itself')} · <TimeAgo moment={at} />
                </span>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
