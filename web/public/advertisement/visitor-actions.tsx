import { Bell, LogIn } from 'lucide-react'
import type { Advertisement } from '#contract/listings.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { signInFor } from '../../private/sign-in-for.ts'
import { useTexts } from '../../texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './visitor-actions.module.css'

/** For whoever is not signed in: the way in, which leads back here. */
export function VisitorPrimary({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('adv_detail')
  const to = signInFor(advertisementAddress(advertisement))
  if (advertisement.state === 'Closed') return null
  return (
    <ButtonLink to={to} variant="primary" size="large" wide icon={<LogIn aria-hidden />} data-no-prerender>
      {t(advertisement.state === 'Open' ? 'visitor.apply' : 'visitor.signIn')}
    </ButtonLink>
  )
}

export function VisitorSecondary({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('adv_detail')
  if (advertisement.state === 'Closed') return null
  return (
    <div className={styles.more}>
      <p>{t('visitor.why')}</p>
      <ButtonLink
        to={signInFor(advertisementAddress(advertisement))}
        variant="quiet"
        icon={<Bell aria-hidden />}
        data-no-prerender
      >
        {t(advertisement.state === 'Open' ? 'visitor.remind' : 'visitor.remindOpening')}
      </ButtonLink>
    </div>
  )
}
