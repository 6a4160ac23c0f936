import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings.ts'
import { companyAddress } from '#platform/text/public-addresses.ts'
import { useLanguage } from '../place.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Card } from '../ui/card.tsx'
import { Container } from '../ui/container.tsx'
import { Link } from '../ui/link.tsx'
import head from './advertisement/advertisement-header.module.css'
import page from './advertisement/advertisement-page.module.css'
import box from './advertisement/fact-box.module.css'
import { CompanyLogo } from './listing/company-logo.tsx'
import { VerifiedBadge } from './listing/verified-badge.tsx'
import { Picture } from './picture.tsx'

interface OfferDetailProps {
  readonly trail: Parameters<typeof Breadcrumbs>[0]['trail']
  readonly title: string
  readonly summary: string
  /** Rich text. */
  readonly body: string
  readonly language: 'tr' | 'en'
  readonly cover: string | null
  readonly company: Listing['company']
  /** What to know and what to do. */
  readonly children: ReactNode
}

/** One opportunity or one community: the words on one side, what to do on the other. */
export function OfferDetail({ trail, title, summary, body, cover, company, children, ...written }: OfferDetailProps) {
  const own = written.language === useLanguage() ? undefined : written.language
  return (
    <Container className={page.page}>
      <header className={head.header}>
        <Breadcrumbs trail={trail} />
        {cover !== null && (
          <Picture
            src={cover}
            alt=""
            width={1200}
            height={400}
            widths={[640, 828, 1200, 1920]}
            sizes="(width < 1264px) 100vw, 1200px"
            first
            className={head.cover}
          />
        )}
        <div className={head.row}>
          <CompanyLogo name={company.name} photo={company.photo} size="large" />
          <div className={head.words}>
            <h1 lang={own}>{title}</h1>
            <p className={head.company}>
              <Link to={companyAddress(company)} quiet>
                {company.name}
              </Link>{' '}
              {company.verified && <VerifiedBadge />}
            </p>
          </div>
        </div>
      </header>
      <div className={page.columns}>
        <div className={page.side}>
          <Card className={box.box}>{children}</Card>
        </div>
        <div className={page.main} lang={own}>
          <p className={head.summary}>{summary}</p>
          {body !== '' && <RichText html={body} />}
        </div>
      </div>
    </Container>
  )
}
