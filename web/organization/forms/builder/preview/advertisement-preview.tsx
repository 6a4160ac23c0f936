import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Check, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { readCompany } from '#contract/companies/companies.ts'
import { kindOfDocument } from '#contract/data/sensitive-kinds.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { coverAddress } from '#platform/text/media-addresses.ts'
import { documentsOnce } from '#web/listing/documents-once.ts'
import { sensitiveKindsIn } from '#web/listing/sensitive-kinds-in.ts'
import { useAmountText } from '#web/listing/use-amount-text.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useCities, useDocumentTypes } from '#web/queries/reference.ts'
import { RichText } from '#web/rich-text/rich-text.tsx'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Tag } from '#web/ui/data/tag.tsx'
import { useConditionWords } from '../../condition-words.ts'
import { placeTexts, typeTexts, workTexts } from '../../words.ts'
import styles from './advertisement-preview.module.css'
import type { FormPreview } from './form-preview.ts'
import { useWhenWords } from './when-words.ts'

/** The advertisement's page, rendered from the unsaved form. */
export function AdvertisementPreview({ preview }: { preview: FormPreview }) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const { key, input } = query(readCompany, { companyId })
  const { data: company } = useQuery({ queryKey: key, queryFn: () => askInBrowser(readCompany, input) })
  const { data, formDocuments, conditionalDocuments, questions } = preview
  const { type, basics, dates, eligibility, steps, texts } = data
  const documents = [
    ...formDocuments.map((document) => ({ document, all: [document] })),
    ...documentsOnce(conditionalDocuments, ({ documentTypeId, ownName, required, note }) => [
      documentTypeId,
      ownName,
      required,
      note,
    ]),
  ]
  const wordCondition = useConditionWords()
  const wordWhen = useWhenWords(questions)
  const documentTypes = useDocumentTypes()
  const cover = basics.cover && coverAddress(basics.cover)
  const typesAsked = documentTypes.filter(({ id }) =>
    documents.some(({ document: { documentTypeId } }) => documentTypeId === id),
  )
  const sensitive = sensitiveKindsIn([
    ...questions,
    ...typesAsked.map((type) => ({ sensitive: kindOfDocument(type) })),
  ]).map((kind) => t('preview.sensitive.kind', { kind }))
  const asked = questions.filter(({ kind }) => kind !== 'page')
  return (
    <article className={styles.page} lang={basics.language}>
      {cover && <img src={cover} alt="" className={styles.cover} width={1600} height={900} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <p className={styles.kind}>
            {t(typeTexts[type])}
            {company && ` · ${company.name}`}
          </p>
          <h3 className={styles.title}>{basics.title || t('untitled')}</h3>
          {basics.summary && <p className={styles.summary}>{basics.summary}</p>}
          <RichText html={basics.body} headingsFrom={4} />
          <Section title={t('preview.conditions')}>
            {eligibility.length === 0 && <p>{t('preview.everybody')}</p>}
            <ul className={styles.list}>
              {eligibility.map((condition) => (
                <li key={condition.kind}>
                  <Check />
                  {wordCondition(condition)}
                </li>
              ))}
            </ul>
          </Section>
          {documents.length > 0 && (
            <Section title={t('preview.documents')}>
              <ul className={styles.list}>
                {documents.map(({ document: { id, documentTypeId, ownName, required, note }, all }) => (
                  <li key={id}>
                    <FileText />
                    <span>
                      {documentName(
                        { ownName },
                        language,
                        documentTypes.find((type) => type.id === documentTypeId)?.name ?? '',
                      )}
                      {!required && ` (${t('ui.optional')})`}
                      {[...new Set(all.flatMap(({ when }) => (when ? [wordWhen(when)] : [])))].map((words) => (
                        <small key={words}>{words}</small>
                      ))}
                      {note && <small>{note}</small>}
                    </span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {asked.length > 0 && (
            <Section title={t('preview.questions')}>
              <p>{t('preview.asked', { count: asked.length })}</p>
            </Section>
          )}
          {sensitive.length > 0 && (
            <Section title={t('preview.sensitive')}>
              <p>{t('preview.sensitive.text', { kinds: new Intl.ListFormat(language).format(sensitive) })}</p>
            </Section>
          )}
          {steps.length > 0 && (
            <Section title={t('part.steps')}>
              <ol className={styles.steps}>
                {steps.map(({ id, name, startsAt }) => (
                  <li key={id}>
                    {name || t('untitled')}
                    {startsAt && <small>{formatDate(startsAt, language)}</small>}
                  </li>
                ))}
              </ol>
            </Section>
          )}
          {texts.length > 0 && (
            <Section title={t('part.texts')}>
              {texts.map(({ id, title, body }) => (
                <details key={id}>
                  <summary>{title || t('untitled')}</summary>
                  <RichText html={body} headingsFrom={4} />
                </details>
              ))}
            </Section>
          )}
          <div className={styles.tags}>
            {basics.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </div>
        </div>
        <aside className={styles.side}>
          <p className={styles.deadline}>
            <CalendarClock />
            {dates.closesAt
              ? t('preview.until', { deadline: formatDeadline(dates.closesAt, language) })
              : t('preview.noDeadline')}
          </p>
          <Facts basics={basics} />
          <span className={styles.apply}>{t('preview.apply')}</span>
        </aside>
      </div>
    </article>
  )
}

function Facts({ basics }: { basics: FormContent['basics'] }) {
  const t = useTexts('org_forms')
  const wordAmount = useAmountText()
  const cities = useCities()
  const { amount, quota, workPlace, workKind, cityIds } = basics
  const facts = [
    amount && wordAmount(amount),
    quota !== null && t('preview.quota', { count: quota }),
    workKind && t(workTexts[workKind]),
    workPlace && t(placeTexts[workPlace]),
    cityIds.map((id) => cities.find((city) => city.id === id)?.name ?? '').join(', '),
  ].filter(Boolean)
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </ul>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h4>{title}</h4>
      {children}
    </section>
  )
}
