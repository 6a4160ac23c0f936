import { Bell, KeyRound, Laptop, Mail, Phone, ShieldCheck, UserRoundX } from 'lucide-react'
import { useTexts } from '../texts/texts.tsx'
import { SettingsLayout } from './settings-layout.tsx'

export default function CandidateSettings() {
  const t = useTexts('student_settings')
  return (
    <SettingsLayout
      title={t('settings.title')}
      groups={[
        {
          sections: [
            { path: 'security', title: t('settings.security.title'), icon: ShieldCheck },
            { path: 'password', title: t('settings.password.title'), icon: KeyRound },
            { path: 'email', title: t('settings.email.title'), icon: Mail },
            { path: 'phone', title: t('settings.phone.title'), icon: Phone },
            { path: 'notifications', title: t('settings.notifications.title'), icon: Bell },
            { path: 'sessions', title: t('settings.sessions.title'), icon: Laptop },
            { path: 'delete-account', title: t('delete.title'), icon: UserRoundX },
          ],
        },
      ]}
    />
  )
}
