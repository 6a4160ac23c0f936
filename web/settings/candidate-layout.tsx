import { Bell, KeyRound, Laptop, Mail, Phone, ShieldCheck, UserRoundX } from 'lucide-react'
import { useTexts } from '../texts.tsx'
import { SettingsLayout } from './settings-layout.tsx'

export default function CandidateSettings() {
  const t = useTexts('student_settings')
  return (
    <SettingsLayout
      title={t('title')}
      groups={[
        {
          sections: [
            { path: 'security', title: t('security.title'), icon: ShieldCheck },
            { path: 'password', title: t('password.title'), icon: KeyRound },
            { path: 'email', title: t('email.title'), icon: Mail },
            { path: 'phone', title: t('phone.title'), icon: Phone },
            { path: 'notifications', title: t('notifications.title'), icon: Bell },
            { path: 'sessions', title: t('sessions.title'), icon: Laptop },
            { path: 'delete-account', title: t('delete.title'), icon: UserRoundX },
          ],
        },
      ]}
    />
  )
}
