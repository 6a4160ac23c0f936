import { Bell, LogIn, PencilLine } from 'lucide-react'
import type { Advertisement } from '#contract/listings/listings.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { applyAddress } from '../../candidate/apply-step.ts'
import { minutesFor } from '../../listing/minutes-for.ts'
import { signInFor } from '../../session/sign-in-for.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import styles from './visitor-actions.module.css'

/** For visitors: signing in, which continues to the application. */
export function VisitorPrimary({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('adv_detail')
  const isOpen = advertisement.state === 'Open'
  if (advertisement.state === 'Closed') return null
  return (
    <>
      {isOpen && (
        <p className={styles.time}>
          {t('verdict.visitor', {
            minutes: minutesFor(advertisement),
            documents: advertisement.formDocuments.filter(({ required }) => required).length,
          })}
        </p>
      )}
      <ButtonLink
        to={signInFor(isOpen ? applyAddress(advertisement.formId) : advertisementAddress(advertisement))}
        variant="primary"
        size="large"
        wide
        icon={isOpen ? <PencilLine aria-hidden /> : <LogIn aria-hidden />}
        data-no-prerender
      >
        {t(isOpen ? 'apply.begin' : 'visitor.signIn')}
      </ButtonLink>
    </>
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
