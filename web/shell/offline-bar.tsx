import { useTexts } from '../texts.tsx'
import styles from './offline-bar.module.css'

/** Always in the page and hidden; `watchConnection` shows it, with or without React. */
export function OfflineBar() {
  const t = useTexts('common')
  return (
    <div id="offline-bar" className={styles.bar} role="status" hidden suppressHydrationWarning>
      {t('shell.offline')}
    </div>
  )
}
