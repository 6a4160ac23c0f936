import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { useLanguage } from '../place.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Container } from '../ui/layout/container.tsx'
import type { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import page from './advertisement/advertisement-page.module.css'
import box from './advertisement/fact-box.module.css'
import head from './advertisement/public-header.module.css'
import { PublicHeader } from './advertisement/public-header.tsx'

interface OfferDetailProps {
  readonly trail: Parameters<typeof Breadcrumbs>[0]['trail']
  readonly title: string
  readonly summary: string
  /** Rich text. */
  readonly body: string
  readonly language: 'tr' | 'en'
  readonly cover: string | null
  readonly company: Listing['company']
  /** Facts and buttons, beside the text. */
  readonly children: ReactNode
}

/** The page of an opportunity or community: text on one side, acts on the other. */
export function OfferDetail({ trail, title, summary, body, cover, company, children, ...written }: OfferDetailProps) {
  const own = written.language === useLanguage() ? undefined : written.language
  return (
    <Container className={page.page}>
      <PublicHeader trail={trail} title={title} lang={own} cover={cover} company={company} />
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
