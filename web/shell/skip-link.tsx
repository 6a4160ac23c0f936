import { useTexts } from '../texts/texts.tsx'
import styles from './skip-link.module.css'

/** The first link for keyboard users: skips the navigation. */
export function SkipLink() {
  const t = useTexts('common')
  return (
    <a className={styles.skip} href="#main">
      {t('shell.skip')}
    </a>
  )
}
