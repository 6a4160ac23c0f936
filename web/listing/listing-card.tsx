import type { Listing } from '#contract/listings/listings.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Card, CardLink } from '../ui/layout/card.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { Deadline } from './deadline.tsx'
import styles from './listing-card.module.css'
import { useFacts } from './use-facts.ts'
import { VerifiedBadge } from './verified-badge.tsx'

interface ListingCardProps {
  readonly listing: Listing
  /** Shows the type, in lists of several types. */
  readonly showType?: boolean
  readonly heading?: 'h2' | 'h3'
}

/** A listing in a list: one link, with its key facts. */
export function ListingCard({ listing, showType = false, heading: Heading = 'h2' }: ListingCardProps) {
  const t = useTexts('common')
  const facts = useFacts()
  const language = useLanguage()
  const { title, company, type } = listing
  return (
    <Card as="article" className={styles.card}>
      <CompanyLogo name={company.name} photo={company.photo} />
      <div className={styles.words}>
        {showType && <p className={styles.type}>{t('listings.type', { type })}</p>}
        <Heading className={styles.title} lang={listing.language === language ? undefined : listing.language}>
          <CardLink to={advertisementAddress(listing)}>{title}</CardLink>
        </Heading>
        <p className={styles.company}>
          {company.name} {company.verified && <VerifiedBadge />}
        </p>
        <ul className={styles.facts}>
          {facts(listing).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={styles.deadline}>
        <Deadline listing={listing} />
      </div>
    </Card>
  )
}
