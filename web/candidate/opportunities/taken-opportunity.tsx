import { ExternalLink } from 'lucide-react'
import type { Output } from '#contract/call.ts'
import type { takeOpportunity } from '#contract/opportunities.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import styles from './taken-opportunity.module.css'

/** The code or link that the candidate took, and when. */
export function TakenOpportunity({ taken }: { taken: Output<typeof takeOpportunity> }) {
  const t = useTexts('opportunities')
  const { code, link, takenAt } = taken
  const date = formatDateTime(takenAt, useLanguage())
  return (
    <div className={styles.taken} role="status">
      {code !== null && (
        <>
          <p>{t('taken.code')}</p>
          <p className={styles.code} translate="no">
            {code}
          </p>
        </>
      )}
      {link !== null && (
        <ButtonLink
          to={link}
          variant="primary"
          size="large"
          wide
          target="_blank"
          rel="noopener"
          icon={<ExternalLink aria-hidden />}
        >
          {t('taken.link')}
        </ButtonLink>
      )}
      <p className={styles.when}>{t('taken.when', { date })}</p>
    </div>
  )
}
