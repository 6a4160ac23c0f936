import { BadgeCheck } from 'lucide-react'
import { useTexts } from '../texts/texts.tsx'
import styles from './verified-badge.module.css'

/** Whoever runs the product has made sure that this organization is who it says it is. */
export function VerifiedBadge() {
  const t = useTexts('public_lists')
  return (
    <span className={styles.badge} role="img" aria-label={t('verified')} title={t('verified')}>
      <BadgeCheck aria-hidden />
    </span>
  )
}
