import type { CompanyCard } from '#contract/listings/listings.ts'
import { companyAddress } from '#platform/text/public-addresses.ts'
import { CompanyLogo } from '../../listing/company-logo.tsx'
import { VerifiedBadge } from '../../listing/verified-badge.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Card, CardLink } from '../../ui/layout/card.tsx'
import styles from './company-cards.module.css'

interface CompanyCardsProps {
  readonly companies: readonly CompanyCard[]
  readonly heading: 'h2' | 'h3'
}

export function CompanyCards({ companies, heading: Heading }: CompanyCardsProps) {
  const t = useTexts('common')
  return (
    <ul className={styles.cards}>
      {companies.map((company) => (
        <Card as="li" key={company.id} className={styles.card}>
          <CompanyLogo name={company.name} photo={company.photo} size="large" />
          <div className={styles.words}>
            <Heading className={styles.name}>
              <CardLink to={companyAddress(company)}>{company.name}</CardLink> {company.verified && <VerifiedBadge />}
            </Heading>
            <p className={styles.kind}>{[company.type.name, company.city?.name].filter(Boolean).join('\u00a0· ')}</p>
          </div>
          {company.summary !== '' && <p className={styles.summary}>{company.summary}</p>}
          <p className={styles.open} data-open={company.openForms > 0}>
            {t('organizations.openForms', { count: company.openForms })}
          </p>
        </Card>
      ))}
    </ul>
  )
}
