import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { beginGoogle } from '#contract/accounts/google.ts'
import { AskError } from '../ask.ts'
import { FailedNotice } from '../forms/failed-notice.tsx'
import { toldFailure } from '../forms/told-failure.ts'
import type { Failed } from '../forms/use-ask-form.ts'
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
  const [failed, setFailed] = useState<Failed>()

  // The browser's back button may restore this page from memory, with the button still busy.
  useEffect(() => {
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  async function leave() {
    setLeaving(true)
    setFailed(undefined)
    try {
      const { address, attempt } = await askInBrowser(beginGoogle, { kind })
      keepAttempt({ attempt, kind, locale, to: search.get('to') })
      location.assign(address)
    } catch (error) {
      setLeaving(false)
      if (!(error instanceof AskError)) throw error
      setFailed(toldFailure(error))
    }
  }

  if (!googleOn) return null
  return (
    <div className={styles.entry}>
      <FailedNotice failed={failed} />
      <Button
        size="large"
        wide
        icon={<GoogleLogo />}
        className={styles.button}
        loading={leaving}
        disabled={!hydrated}
        onClick={leave}
      >
        {t('google.continue')}
      </Button>
      <p className={styles.or}>{t('google.or')}</p>
    </div>
  )
}
