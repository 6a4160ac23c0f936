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

/** The interval at which screen readers hear the remaining time, in seconds. */
const saidEverySeconds = 10

/**
 * A countdown of the seconds in which a mailing can be recalled. Each answer of the server corrects it; without script
 * it shows the minute of sending.
 */
export function Held({ mailing: { releaseAt, releaseIn } }: { mailing: Pick<Mailing, 'releaseAt' | 'releaseIn'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const hydrated = useHydrated()
  const { left, start } = useCountdown(releaseIn)
  // Ignores a difference of one second, which is network latency, so that the countdown does not jump.
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
