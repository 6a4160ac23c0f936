import { Building2, FileText, Gift, LayoutDashboard, Settings } from 'lucide-react'
import { may } from '../../session/may.ts'
import { useMe } from '../../session/store.ts'
import type { Place } from '../../shell/rail/place.ts'
import { useTexts } from '../../texts.tsx'

/** Where a member can go; what they may not see is not offered. */
export function usePlaces(): readonly Place[] {
  const t = useTexts('org_dashboard')
  const me = useMe()
  const seesForms = may(me, 'Forms', 'read')
  return [
    { to: '/organizations-dashboard', title: t('rail.dashboard'), icon: LayoutDashboard, end: true },
    ...(seesForms
      ? [
          { to: '/organizations-dashboard/forms', title: t('rail.forms'), icon: FileText },
          { to: '/organizations-dashboard/opportunities', title: t('rail.opportunities'), icon: Gift },
        ]
      : []),
    { to: '/organizations-dashboard/preview', title: t('rail.preview'), icon: Building2 },
    { to: '/organizations-dashboard/settings', title: t('rail.settings'), icon: Settings },
  ]
}
