import { BadgeCheck } from 'lucide-react'
import { useTexts } from '../texts/texts.tsx'
import styles from './verified-badge.module.css'

/** The badge of an organization whose identity the operators of the product have verified. */
export function VerifiedBadge() {
  const t = useTexts('public_lists')
  return (
    <span className={styles.badge} role="img" aria-label={t('verified')} title={t('verified')}>
      <BadgeCheck aria-hidden />
    </span>
  )
}
