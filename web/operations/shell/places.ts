import {
  Activity,
  Building2,
  ClipboardList,
  KeyRound,
  MailQuestion,
  MailWarning,
  Megaphone,
  Package,
  ReceiptText,
  Scale,
  ScrollText,
  ShieldAlert,
  TriangleAlert,
} from 'lucide-react'
import { useAnswer } from '#web/queries/page-queries.ts'
import { operations } from '#web/session/account-kind.ts'
import type { Place } from '#web/shell/rail/place.ts'
import { useTexts } from '#web/texts/texts.tsx'
import {
  actsAddress,
  announcementsAddress,
  breachesAddress,
  dataRequestsAddress,
  failedJobsAddress,
  legalTextsAddress,
  mailReportsAddress,
  messagesAddress,
  ordersAddress,
  organizationsAddress,
  packagesAddress,
  peopleAddress,
} from '../addresses.ts'
import { statusNow } from '../status/status-now.ts'

/** The operator's navigation, with the number of open items. */
export function usePlaces(): readonly Place[] {
  const t = useTexts('operations')
  const { waiting } = useAnswer(statusNow)
  const badge = (count: number) => ({ badge: count, badgeWords: t('rail.waiting', { count }) })
  return [
    { to: operations, title: t('status.title'), icon: Activity, end: true },
    { to: ordersAddress, title: t('orders.title'), icon: ReceiptText, ...badge(waiting.orders) },
    { to: organizationsAddress, title: t('organizations.title'), icon: Building2 },
    { to: messagesAddress, title: t('messages.title'), icon: MailQuestion, ...badge(waiting.messages) },
    {
      to: dataRequestsAddress,
      title: t('dataRequests.title'),
      icon: Scale,
      second: true,
      ...badge(waiting.dataRequests),
    },
    { to: mailReportsAddress, title: t('mailReports.title'), icon: MailWarning, second: true },
    { to: breachesAddress, title: t('breaches.title'), icon: ShieldAlert, second: true },
    { to: packagesAddress, title: t('packages.title'), icon: Package, second: true },
    { to: peopleAddress, title: t('people.title'), icon: KeyRound, second: true },
    {
      to: failedJobsAddress,
      title: t('jobs.title'),
      icon: TriangleAlert,
      second: true,
      ...badge(waiting.failedJobs),
    },
    { to: announcementsAddress, title: t('announcements.title'), icon: Megaphone, second: true },
    { to: legalTextsAddress, title: t('legalTexts.title'), icon: ScrollText, second: true },
    { to: actsAddress, title: t('acts.title'), icon: ClipboardList, second: true },
  ]
}
