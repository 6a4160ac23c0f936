import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'
import styles from './offline-bar.module.css'

/** Always in the page and hidden; `watchConnection` shows it, with or without React. */
export function OfflineBar() {
  const t = useTexts('common')
  const kind = useKind()
  return (
    <div id="offline-bar" className={styles.bar} role="status" hidden suppressHydrationWarning>
      {t(kind === 'Company' ? 'shell.offline.company' : 'shell.offline')}
    </div>
  )
}
