import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { beginGoogle } from '#contract/accounts/google.ts'
import { FailedNotice } from '../forms/failed-notice.tsx'
import { useAct } from '../forms/use-act.ts'
import { useHydrated } from '../forms/use-hydrated.ts'
import { usePlace } from '../place.tsx'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { keepAttempt } from './google-attempt.ts'
import styles from './google-entry.module.css'
import { GoogleLogo } from './google-logo.tsx'

/** The button for Google above the form, where it is configured. */
export function GoogleEntry({ kind }: { kind: AccountKind }) {
  const t = useTexts('logins')
  const { googleOn, locale } = usePlace()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const [leaving, setLeaving] = useState(false)
  const { act, busy, failed } = useAct()

  // The browser's back button may restore this page from memory, with the button still busy.
  useEffect(() => {
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  const leave = () =>
    act(
      () => askInBrowser(beginGoogle, { kind }),
      ({ address, attempt }) => {
        setLeaving(true)
        keepAttempt({ attempt, kind, locale, to: search.get('to') })
        location.assign(address)
      },
    )

  if (!googleOn) return null
  return (
    <div className={styles.entry}>
      <FailedNotice failed={failed} />
      <Button
        size="large"
        wide
        icon={<GoogleLogo />}
        className={styles.button}
        loading={busy || leaving}
        disabled={!hydrated}
        onClick={() => void leave()}
      >
        {t('google.continue')}
      </Button>
      <p className={styles.or}>{t('google.or')}</p>
    </div>
  )
}
