import { Building2, FileText, Gift, LayoutDashboard, Settings, Users } from 'lucide-react'
import { useMe } from '../../session/store.ts'
import type { Place } from '../../shell/rail/place.ts'
import { useTexts } from '../../texts/texts.tsx'
import { formsAddress } from '../form-addresses.ts'
import { allApplicationsAddress, isOfApplications } from '../review-addresses.ts'
import { offered, type RailPlace } from './offered.ts'

/** The number of places that fit side by side on a phone. */
const roomOnPhone = 5

/** Where a member can go; what they may not see is not offered. */
export function usePlaces(awaiting: number, unread: number): readonly Place[] {
  const t = useTexts('org_dashboard')
  const { role, permissions } = useMe()
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
      // What waits for somebody: applications to be reviewed, and replies to be read.
      badge: awaiting + unread,
      badgeWords: [
        t('rail.awaiting', { count: awaiting }),
        ...(unread > 0 ? [t('rail.unread', { count: unread })] : []),
      ].join(', '),
    },
    opportunities: { to: '/organizations-dashboard/opportunities', title: t('rail.opportunities'), icon: Gift },
    preview: { to: '/organizations-dashboard/preview', title: t('rail.preview'), icon: Building2 },
    settings: { to: '/organizations-dashboard/settings', title: t('rail.settings'), icon: Settings },
  }
  const shown = offered({ userType: role.userType.name, permissions })
  return shown.map((place) => ({
    ...places[place],
    second: shown.length > roomOnPhone && (place === 'preview' || place === 'settings'),
  }))
}
