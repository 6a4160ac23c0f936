import { useTexts } from '../texts/texts.tsx'
import styles from './skip-link.module.css'

/** The first thing a keyboard meets: past the navigation, to what the page is about. */
export function SkipLink() {
  const t = useTexts('common')
  return (
    <a className={styles.skip} href="#main">
      {t('shell.skip')}
    </a>
  )
}
