import {
  Building2,
  FileLock2,
  Image,
  LayoutList,
  MapPin,
  MessageSquareText,
  ReceiptText,
  Scale,
  Share2,
  Target,
  Users,
} from 'lucide-react'
import { hasAccess } from '#contract/access.ts'
import { may } from '../session/may.ts'
import { useMe } from '../session/store.ts'
import { useTexts } from '../texts/texts.tsx'
import { SettingsLayout } from './settings-layout.tsx'
import { useAccountSections } from './use-account-sections.ts'

export default function CompanySettings() {
  const t = useTexts('org_settings')
  const me = useMe()
  const { role } = me
  const templates = { path: 'message-templates', title: t('templates.title'), icon: MessageSquareText }
  const requests = { path: 'data-requests', title: t('requests.title'), icon: Scale }
  const account = useAccountSections()
  // Only Roots may change the organization and its accounts, so only they see these links.
  if (role.userType.name !== 'Root') {
    const own = [
      ...(may(me, 'Applications', 'write') ? [templates] : []),
      // Also while the organization is suspended, because legal deadlines continue.
      ...(hasAccess({ userType: role.userType.name, permissions: me.permissions }, 'Applications', 'full')
        ? [requests]
        : []),
    ]
    return (
      <SettingsLayout
        title={t('settings.title')}
        groups={[
          ...(own.length > 0 ? [{ title: t('group.company'), sections: own }] : []),
          { title: t('group.account'), sections: account },
        ]}
      />
    )
  }
  return (
    <SettingsLayout
      title={t('settings.title')}
      groups={[
        {
          title: t('group.page'),
          sections: [
            { path: 'company', title: t('company.title'), icon: Building2 },
            { path: 'profile', title: t('profile.title'), icon: Image },
            { path: 'sections', title: t('sections.title'), icon: LayoutList },
            { path: 'address', title: t('address.title'), icon: MapPin },
            { path: 'social', title: t('social.title'), icon: Share2 },
            { path: 'targeting', title: t('targeting.title'), icon: Target },
          ],
        },
        {
          title: t('group.company'),
          sections: [
            { path: 'accounts', title: t('accounts.title'), icon: Users },
            templates,
            requests,
            { path: 'data-records', title: t('dataRecords.title'), icon: FileLock2 },
            { path: 'tax', title: t('tax.title'), icon: ReceiptText },
          ],
        },
        { title: t('group.account'), sections: account },
      ]}
    />
  )
}
