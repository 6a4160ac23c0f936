import { useEffect } from 'react'
import type { Mailing } from '#contract/mailings/mailings.ts'
import { formatTime } from '#platform/text/dates.ts'
import { useCountdown } from '#web/forms/use-countdown.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import cards from '../../card-list.module.css'
import styles from './page.module.css'

/** How often it is read out how much time is left. */
const saidEverySeconds = 10

/**
 * For how many seconds a mailing can still be called back. The server says how many are left, and each new answer sets the
 * count right; without script it is the minute in which it goes out.
 */
export function Held({ mailing: { releaseAt, releaseIn } }: { mailing: Pick<Mailing, 'releaseAt' | 'releaseIn'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const hydrated = useHydrated()
  const { left, start } = useCountdown(releaseIn)
  // A second more or less is the way of the answer: the count does not jump for it.
  useEffect(() => start((now) => (Math.abs(now - releaseIn) > 1 ? releaseIn : now)), [releaseIn, start])
  if (!hydrated) return <p className={cards.quiet}>{t('mailing.release', { at: formatTime(releaseAt, language) })}</p>
  const said = Math.ceil(left / saidEverySeconds) * saidEverySeconds
  return (
    <p className={styles.countdown}>
      <span aria-hidden>{t('mailing.release.in', { seconds: left })}</span>
      <VisuallyHidden>
        <span role="status">{t('mailing.release.in', { seconds: said })}</span>
      </VisuallyHidden>
    </p>
  )
}
