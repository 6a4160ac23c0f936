import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { companyAddress } from '#platform/text/public-addresses.ts'
import { CompanyLogo } from '../../listing/company-logo.tsx'
import { VerifiedBadge } from '../../listing/verified-badge.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { below } from '../../ui/breakpoints.ts'
import { Picture } from '../../ui/data/picture.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import styles from './public-header.module.css'

interface PublicHeaderProps {
  readonly trail: Parameters<typeof Breadcrumbs>[0]['trail']
  readonly title: string
  /** The language of the title, if it is not the page's */
  readonly lang: string | undefined
  readonly cover: string | null
  readonly company: Listing['company']
  readonly children?: ReactNode
}

/** The header of an advertisement, an opportunity or a community: breadcrumbs, picture, title and organization. */
export function PublicHeader({ trail, title, lang, cover, company, children }: PublicHeaderProps) {
  return (
    <header className={styles.header}>
      <Breadcrumbs trail={trail} />
      {cover !== null && (
        <Picture
          src={cover}
          alt=""
          width={1200}
          height={675}
          widths={[640, 828, 1200, 1920]}
          sizes={`${below('lg')} 100vw, 760px`}
          first
          className={styles.cover}
        />
      )}
      <div className={styles.row}>
        <CompanyLogo name={company.name} photo={company.photo} size="large" />
        <div className={styles.words}>
          <h1 lang={lang}>{title}</h1>
          <p className={styles.company}>
            <Link to={companyAddress(company)} quiet>
              {company.name}
            </Link>{' '}
            {company.verified && <VerifiedBadge />}
          </p>
        </div>
      </div>
      {children}
    </header>
  )
}
