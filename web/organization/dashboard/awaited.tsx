import {
  BadgeCheck,
  Banknote,
  CalendarClock,
  CalendarSync,
  FilePen,
  Inbox,
  Lock,
  type LucideIcon,
  Megaphone,
  PauseCircle,
  Scale,
  Upload,
} from 'lucide-react'
import { Link } from 'react-router'
import type { Output } from '#contract/call.ts'
import type { readCompanyDashboard } from '#contract/company-dashboard.ts'
import { dataRequestsPath } from '#contract/data-requests/data-request-facts.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { relativeTime } from '#platform/text/relative-time.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formAddress } from '../form-addresses.ts'
import { daysBetween } from '../forms/days.ts'
import { packagesAddress } from '../package-addresses.ts'
import { newRunAddress, paymentListAddress } from '../payment-addresses.ts'
import { applicationsAddress, calendarAddress, resultsAddress } from '../review-addresses.ts'
import styles from './awaited.module.css'

type Item = Output<typeof readCompanyDashboard>['awaited'][number]

const icons: Readonly<Record<Item['kind'], LucideIcon>> = {
  closing: CalendarClock,
  review: Inbox,
  wish: CalendarSync,
  unpublished: Upload,
  draft: FilePen,
  results: Megaphone,
  payment: Banknote,
  approval: BadgeCheck,
  held: PauseCircle,
  sealed: Lock,
  dataRequests: Scale,
}

/** Items that the organization has to act on; the only part of the page with such items. */
export function Awaited({ items }: { items: readonly Item[] }) {
  const t = useTexts('org_dashboard')
  return (
    <Card as="section" look="ask" aria-labelledby="awaited">
      <h2 id="awaited" className={styles.title}>
        {t('awaited.title')}
      </h2>
      <List items={items.slice(0, atOnce)} />
      {items.length > atOnce && (
        <details className={styles.more}>
          <summary>{t('awaited.more', { count: items.length - atOnce })}</summary>
          <List items={items.slice(atOnce)} />
        </details>
      )}
    </Card>
  )
}

/** The most items shown; the most urgent come first. */
const atOnce = 6

function List({ items }: { items: readonly Item[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Row key={`${item.kind} ${item.formId}`} item={item} />
      ))}
    </ul>
  )
}

function Row({ item }: { item: Item }) {
  const t = useTexts('org_dashboard')
  const Icon = icons[item.kind]
  const words = useWords(item)
  return (
    <li className={styles.row}>
      <Icon aria-hidden />
      <p>
        <Link to={addressOf(item)}>
          {item.formId === null ? t('awaited.whole', { kind: item.kind }) : item.title || t('forms.untitled')}
        </Link>
        {/* The remaining time may differ between server and browser. */}
        <span suppressHydrationWarning>{words}</span>
      </p>
    </li>
  )
}

/** The address of an item: applications that await review open as a filtered list, wishes where they are answered. */
function addressOf({ kind, formId }: Item): string {
  if (kind === 'sealed') return packagesAddress
  if (kind === 'dataRequests') return dataRequestsPath.organization
  if (formId === null)
    return kind === 'payment'
      ? newRunAddress('look')
      : paymentListAddress({ show: kind === 'held' ? 'held' : 'unapproved', earlier: 'yes' })
  if (kind === 'results') return resultsAddress(formId)
  if (kind === 'review') return `${applicationsAddress(formId)}?status=Submitted`
  return kind === 'wish' ? `${calendarAddress}?view=open&form=${formId}` : formAddress(formId)
}

function useWords({ kind, count, at }: Item): string {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  // No-break spaces keep a number and its unit on one line.
  const ago = at === null ? '' : relativeTime(at, language).replaceAll(' ', '\u00a0')
  switch (kind) {
    case 'closing':
      return at === null ? '' : t('awaited.closing', { days: daysUntil(at), date: formatDeadline(at, language) })
    case 'review':
      return t('awaited.review', { count: count ?? 0, ago })
    case 'wish':
      return t('awaited.wish', { count: count ?? 0, ago })
    case 'results':
      return t('awaited.results', { count: count ?? 0 })
    case 'payment':
      return t('awaited.payment', { count: count ?? 0 })
    case 'approval':
      return t('awaited.approval', { count: count ?? 0 })
    case 'held':
      return t('awaited.held', { count: count ?? 0 })
    case 'sealed':
      return t('awaited.sealed', { count: count ?? 0 })
    case 'dataRequests':
      return at === null ? '' : t('awaited.dataRequests', { count: count ?? 0, date: formatDate(at, language) })
    case 'unpublished':
      return t('awaited.unpublished', { ago })
    case 'draft':
      return t('awaited.draft', { ago })
  }
}

const daysUntil = (at: string) => Math.max(0, daysBetween(new Date().toISOString(), at))
