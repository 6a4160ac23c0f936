import type { ReactNode } from 'react'
import type { Advertisement, Listing } from '#contract/listings/listings.ts'
import { ListingList } from '../../listing/listing-list.tsx'
import { sensitiveKindsIn } from '../../listing/sensitive-kinds-in.ts'
import { useLanguage } from '../../place.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { TagList } from '../../ui/data/tag-list.tsx'
import { Kept } from '../../ui/kept-html.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { AdvertisementHeader } from './advertisement-header.tsx'
import styles from './advertisement-page.module.css'
import { ClosedNotice } from './closed-notice.tsx'
import { ConditionList } from './condition-list.tsx'
import { DocumentList } from './document-list.tsx'
import { FactBox } from './fact-box.tsx'
import { OrganizationCard } from './organization-card.tsx'
import { OwnTexts } from './own-texts.tsx'
import { QuestionPages } from './question-pages.tsx'
import { Section } from './section.tsx'
import { SensitiveNotice } from './sensitive-notice.tsx'
import { StepLine } from './step-line.tsx'

interface AdvertisementPageProps {
  readonly advertisement: Advertisement
  readonly similar?: readonly Listing[]
  /** The main button: apply, or sign in to apply. It also stands at the bottom of a phone's screen. */
  readonly primary?: ReactNode
  /** Other buttons: save, share. */
  readonly secondary?: ReactNode
  /** The conditions compared with the reader's profile; by default without a comparison */
  readonly conditions?: ReactNode
  readonly follow?: ReactNode
}

/** The public page of a form; the organization's preview is the same page without interactive elements. */
export function AdvertisementPage(props: AdvertisementPageProps) {
  const { advertisement, similar = [], primary, secondary, conditions, follow } = props
  const t = useTexts('adv_detail')
  return (
    <Container className={styles.page}>
      <AdvertisementHeader advertisement={advertisement} />
      <ClosedNotice advertisement={advertisement} hasSimilar={similar.length > 0} />
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={t('facts.title')}>
          <FactBox advertisement={advertisement} primary={primary && <div className={styles.primary}>{primary}</div>}>
            {secondary}
          </FactBox>
        </aside>
        {conditions === undefined && follow === undefined ? (
          <Kept as="div" className={styles.main} of={Sections} given={{ advertisement }} />
        ) : (
          <div className={styles.main}>
            <Sections advertisement={advertisement} conditions={conditions} follow={follow} />
          </div>
        )}
      </div>
      {similar.length > 0 && (
        <section className={styles.similar} id="similar" aria-labelledby="similar-title">
          <h2 id="similar-title">{t('similar.title')}</h2>
          <ListingList listings={similar} showType heading="h3" columns />
        </section>
      )}
      {primary && <div className={styles.bar}>{primary}</div>}
    </Container>
  )
}

/** The organization's texts, from the offer to the organization itself. */
function Sections({
  advertisement,
  conditions,
  follow,
}: Pick<AdvertisementPageProps, 'advertisement' | 'conditions' | 'follow'>) {
  const t = useTexts('adv_detail')
  const { body, tags, steps, texts, organization, formDocuments, conditionalDocuments, questions } = advertisement
  const optional = [...formDocuments, ...conditionalDocuments].filter(({ required }) => !required)
  const own = advertisement.language === useLanguage() ? undefined : advertisement.language
  return (
    <>
      {body !== '' && (
        <Section title={t('about.title')}>
          <div lang={own}>
            <RichText html={body} headingsFrom={3} />
          </div>
          <TagList tags={tags} className={styles.tags} />
        </Section>
      )}
      <Section title={t('conditions.title')} id="conditions">
        {conditions ?? <ConditionList conditions={advertisement.conditions} />}
      </Section>
      {formDocuments.length + conditionalDocuments.length > 0 && (
        <Section title={t('documents.title')} lead={t('documents.lead', { optional: optional.length })}>
          <DocumentList formDocuments={formDocuments} conditionalDocuments={conditionalDocuments} />
        </Section>
      )}
      <QuestionPages questions={questions} lang={own} />
      <SensitiveNotice kinds={sensitiveKindsIn([...questions, ...formDocuments, ...conditionalDocuments])} />
      {steps.length > 0 && (
        <Section title={t('steps.title')}>
          <StepLine steps={steps} />
        </Section>
      )}
      {texts.length > 0 && (
        <Section title={t('texts.title')} lead={t('texts.lead')}>
          <OwnTexts texts={texts} lang={own} />
        </Section>
      )}
      <Section title={t('organization.title')}>
        <OrganizationCard organization={organization}>{follow}</OrganizationCard>
      </Section>
    </>
  )
}
