import { Bell, KeyRound, Laptop, Mail, Phone, ShieldCheck } from 'lucide-react'
import { useTexts } from '../texts/texts.tsx'

/** The settings sections that all kinds of accounts have. */
export function useAccountSections() {
  const t = useTexts('common')
  return [
    { path: 'security', title: t('settings.security.title'), icon: ShieldCheck },
    { path: 'password', title: t('settings.password.title'), icon: KeyRound },
    { path: 'email', title: t('settings.email.title'), icon: Mail },
    { path: 'phone', title: t('settings.phone.title'), icon: Phone },
    { path: 'notifications', title: t('settings.notifications.title'), icon: Bell },
    { path: 'sessions', title: t('settings.sessions.title'), icon: Laptop },
  ]
}
