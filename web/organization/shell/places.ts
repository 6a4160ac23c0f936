import {
  Banknote,
  Bell,
  Building2,
  CalendarDays,
  ChartColumn,
  CreditCard,
  FileDown,
  FileText,
  Gift,
  GraduationCap,
  LayoutDashboard,
  Settings,
  Users,
  UsersRound,
} from 'lucide-react'
import { listMemberNews } from '#contract/company-dashboard.ts'
import { optionalQuery } from '../../queries/answers.ts'
import { useOptionalAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import type { Place } from '../../shell/rail/place.ts'
import { useTexts } from '../../texts/texts.tsx'
import { exportsAddress } from '../export-addresses.ts'
import { formsAddress } from '../form-addresses.ts'
import { packagesAddress } from '../package-addresses.ts'
import { participantsAddress } from '../participants-addresses.ts'
import { paymentsAddress } from '../payment-addresses.ts'
import { reportsAddress } from '../report-addresses.ts'
import { allApplicationsAddress, calendarAddress, isOfApplications } from '../review-addresses.ts'
import { behindTheLast, offered, type RailPlace } from './offered.ts'

/** The number of unread notifications. */
export const unreadNewsOf = (companyId: string) =>
  optionalQuery(listMemberNews, { companyId, filter: 'unread', pageSize: 1 })

/** The navigation entries of a member, without those that the member may not open. */
export function usePlaces(awaiting: number, unread: number): readonly Place[] {
  const t = useTexts('org_dashboard')
  const { myId, role, permissions } = useMe()
  const news = useOptionalAnswer(unreadNewsOf(myId))?.unread ?? 0
  const places: Readonly<Record<RailPlace, Place>> = {
    dashboard: { to: '/organizations-dashboard', title: t('rail.dashboard'), icon: LayoutDashboard, end: true },
    forms: {
      to: formsAddress,
      title: t('rail.forms'),
      icon: FileText,
      holds: (pathname) => pathname.startsWith(formsAddress) && !isOfApplications(pathname),
    },
    applications: {
      to: allApplicationsAddress,
      title: t('rail.applications'),
      icon: Users,
      holds: isOfApplications,
      // Applications to review, and unread replies.
      badge: awaiting + unread,
      badgeWords: [
        t('rail.awaiting', { count: awaiting }),
        ...(unread > 0 ? [t('rail.unread', { count: unread })] : []),
      ].join(', '),
    },
    participants: { to: participantsAddress, title: t('rail.participants'), icon: GraduationCap },
    interviews: { to: calendarAddress, title: t('rail.interviews'), icon: CalendarDays },
    payments: { to: paymentsAddress, title: t('rail.payments'), icon: Banknote },
    reports: { to: reportsAddress, title: t('rail.reports'), icon: ChartColumn },
    exports: { to: exportsAddress, title: t('rail.exports'), icon: FileDown },
    communities: { to: '/organizations-dashboard/communities', title: t('shell.nav.communities'), icon: UsersRound },
    opportunities: { to: '/organizations-dashboard/opportunities', title: t('rail.opportunities'), icon: Gift },
    preview: { to: '/organizations-dashboard/preview', title: t('rail.preview'), icon: Building2 },
    packages: { to: packagesAddress, title: t('rail.packages'), icon: CreditCard },
    notifications: { to: '/organizations-dashboard/notifications', title: t('ui.news.title'), icon: Bell, badge: news },
    settings: { to: '/organizations-dashboard/settings', title: t('rail.settings'), icon: Settings },
  }
  const shown = offered({ userType: role.userType.name, permissions })
  const behind = behindTheLast(shown)
  return shown.map((place) => ({ ...places[place], second: behind.includes(place) }))
}
