import type { ReactNode } from 'react'
import type { CompanyPreview } from '#contract/companies/companies.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { ListingList } from '../../listing/listing-list.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Section } from '../advertisement/section.tsx'
import { CompanyHeader } from './company-header.tsx'
import styles from './company-page.module.css'
import { CompanySectionPart } from './company-section.tsx'
import { ContactBox } from './contact-box.tsx'

interface CompanyPageProps {
  readonly company: CompanyPreview
  /** Its open forms. */
  readonly forms: readonly Listing[]
  readonly past?: readonly Listing[]
  readonly follow?: ReactNode
}

/** The public page of an organization; its own preview is the same page. */
export function CompanyPage({ company, forms, past = [], follow }: CompanyPageProps) {
  const t = useTexts('company_detail')
  const { exp, section1, section2, section3 } = company
  const sections = Object.entries({ section1, section2, section3 })
  return (
    <>
      <CompanyHeader company={company} follow={follow} />
      <Container className={styles.columns}>
        <div className={styles.main}>
          {exp !== '' && (
            <Section title={t('about.title')}>
              <RichText html={exp} headingsFrom={3} />
            </Section>
          )}
          <Section title={t('forms.title')} id="forms">
            {forms.length > 0 ? (
              <ListingList listings={forms} showType heading="h3" />
            ) : (
              <EmptyState title={t('forms.none')}>{t('forms.none.text')}</EmptyState>
            )}
          </Section>
          {sections.map(
            ([place, section]) => section && <CompanySectionPart key={place} section={section} name={company.name} />,
          )}
          {past.length > 0 && (
            <Section title={t('past.title')}>
              <ListingList listings={past} showType heading="h3" />
            </Section>
          )}
        </div>
        <ContactBox company={company} />
      </Container>
    </>
  )
}
