import {
  Bell,
  Bookmark,
  CalendarClock,
  Compass,
  FileText,
  FolderOpen,
  LayoutDashboard,
  Settings,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { listNotifications } from '#contract/candidate-dashboard.ts'
import { optionalQuery } from '../../queries/answers.ts'
import { useOptionalAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import type { Place } from '../../shell/rail/place.ts'
import { useTexts } from '../../texts/texts.tsx'

/** The number of unread notifications. */
export const unreadOf = (candidateId: string) =>
  optionalQuery(listNotifications, { candidateId, filter: 'unread', pageSize: 1 })

const discovered =
  /^\/(?:student-dashboard\/discover|search|scholarships|programs|jobs|voluntary|others|organizations|opportunities|communities)(?:\/|$)/

/** Whether a page belongs to what a candidate discovers: the page of this name, and the public pages that it leads to. */
export const isDiscovered = (pathname: string) => discovered.test(pathname)

/** The entries of a candidate's navigation, the most used first. */
export function usePlaces(): readonly Place[] {
  const t = useTexts('student_dashboard')
  const unread = useOptionalAnswer(unreadOf(useMe().myId))?.unread ?? 0
  return [
    { to: '/student-dashboard', title: t('rail.dashboard'), icon: LayoutDashboard, end: true },
    { to: '/student-dashboard/discover', title: t('rail.discover'), icon: Compass, holds: isDiscovered },
    { to: '/student-dashboard/applications', title: t('rail.applications'), icon: FileText },
    { to: '/student-dashboard/documents', title: t('rail.documents'), icon: FolderOpen },
    { to: '/student-dashboard/profile', title: t('rail.profile'), icon: UserRound, second: true },
    { to: '/student-dashboard/interviews', title: t('rail.interviews'), icon: CalendarClock, second: true },
    { to: '/student-dashboard/saved', title: t('rail.saved'), icon: Bookmark, second: true },
    { to: '/student-dashboard/communities', title: t('shell.nav.communities'), icon: UsersRound, second: true },
    { to: '/student-dashboard/notifications', title: t('rail.notifications'), icon: Bell, badge: unread, second: true },
    { to: '/student-dashboard/settings', title: t('rail.settings'), icon: Settings, second: true },
  ]
}
