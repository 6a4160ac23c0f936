import type { AccountKind } from '#contract/accounts/accounts.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { usePlace } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import styles from './google-entry.module.css'
import { GoogleLogo } from './google-logo.tsx'

/** The button for Google above the form, where it is configured. What it does comes with the press (enhance/ways-in.ts). */
export function GoogleEntry({ kind }: { kind: AccountKind }) {
  const t = useTexts('logins')
  const { googleOn } = usePlace()
  if (!googleOn) return null
  return (
    <div className={styles.entry}>
      <div hidden data-failed>
        <FailedNotice failed={{ problem: undefined }} />
      </div>
      <Button size="large" wide waits icon={<GoogleLogo />} className={styles.button} data-google={kind}>
        {t('google.continue')}
      </Button>
      <p className={styles.or}>{t('google.or')}</p>
    </div>
  )
}
