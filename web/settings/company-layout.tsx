import { Bell, KeyRound, Laptop, Mail, Phone, ShieldCheck, Users } from 'lucide-react'
import { useMe } from '../session/store.ts'
import { useTexts } from '../texts.tsx'
import { SettingsLayout } from './settings-layout.tsx'

export default function CompanySettings() {
  const t = useTexts('org_settings')
  const { role } = useMe()
  return (
    <SettingsLayout
      title={t('title')}
      sections={[
        // Its call refuses everybody else, so nobody else is led there.
        ...(role.userType.name === 'Root' ? [{ path: 'accounts', title: t('accounts.title'), icon: Users }] : []),
        { path: 'security', title: t('security.title'), icon: ShieldCheck },
        { path: 'password', title: t('password.title'), icon: KeyRound },
        { path: 'email', title: t('email.title'), icon: Mail },
        { path: 'phone', title: t('phone.title'), icon: Phone },
        { path: 'notifications', title: t('notifications.title'), icon: Bell },
        { path: 'sessions', title: t('sessions.title'), icon: Laptop },
      ]}
    />
  )
}
