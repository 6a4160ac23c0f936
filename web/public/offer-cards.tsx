import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { CompanyLogo } from '../listing/company-logo.tsx'
import { VerifiedBadge } from '../listing/verified-badge.tsx'
import { useLanguage } from '../place.tsx'
import { below } from '../ui/breakpoints.ts'
import { Picture } from '../ui/data/picture.tsx'
import { Card, CardLink } from '../ui/layout/card.tsx'
import styles from './offer-cards.module.css'

interface Offer {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly language: 'tr' | 'en'
  readonly cover: string | null
  readonly company: Listing['company']
  readonly to: string
  readonly note: ReactNode
}

/** Cards of opportunities and communities with picture and organization. */
export function OfferCards({ offers }: { offers: readonly Offer[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.cards}>
      {offers.map(({ id, title, summary, cover, company, to, note, ...offer }) => (
        <Card as="li" key={id} className={styles.card}>
          <div className={styles.cover}>
            {cover !== null && (
              <Picture
                src={cover}
                alt=""
                width={640}
                height={360}
                widths={[384, 640, 1080]}
                sizes={`${below('md')} 100vw, 380px`}
              />
            )}
          </div>
          <div className={styles.words}>
            <h2 className={styles.title} lang={offer.language === language ? undefined : offer.language}>
              <CardLink to={to}>{title}</CardLink>
            </h2>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.note}>{note}</p>
            <p className={styles.company}>
              <CompanyLogo name={company.name} photo={company.photo} />
              <span>
                {company.name} {company.verified && <VerifiedBadge />}
              </span>
            </p>
          </div>
        </Card>
      ))}
    </ul>
  )
}
