import { documentName } from '#contract/forms/document-name.ts'
import type { FormContent, FormPart } from '#contract/forms/form-content.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { useAmountText } from '#web/listing/use-amount-text.ts'
import { useLanguage } from '#web/place.tsx'
import { useCities, useDocumentTypes } from '#web/queries/reference.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { useConditionWords } from '../condition-words.ts'
import { kindTexts, placeTexts, workTexts } from '../words.ts'

/** A part of a form as short lines of text: for comparing two versions, and for the read-only view. */
export function useLines() {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const wordCondition = useConditionWords()
  const wordAmount = useAmountText()
  const documentTypes = useDocumentTypes()
  const cities = useCities()
  const moment = (key: 'dates.opensAt' | 'dates.closesAt' | 'dates.resultAt', at: string | null) =>
    `${t(key)}: ${at ? formatDeadline(at, language) : t('none')}`
  const lines: { [P in FormPart]: (value: FormContent[P]) => string[] } = {
    basics: (basics) =>
      [
        basics.title,
        basics.summary,
        plain(basics.body),
        basics.tags.join(', '),
        basics.amount ? wordAmount(basics.amount) : '',
        basics.quota === null ? '' : t('preview.quota', { count: basics.quota }),
        basics.workPlace ? t(placeTexts[basics.workPlace]) : '',
        basics.workKind ? t(workTexts[basics.workKind]) : '',
        basics.cityIds.map((id) => cities.find((city) => city.id === id)?.name ?? id).join(', '),
        basics.cover ? t('label.cover') : '',
      ].filter((line) => line !== ''),
    dates: ({ opensAt, closesAt, resultAt }) => [
      moment('dates.opensAt', opensAt),
      moment('dates.closesAt', closesAt),
      moment('dates.resultAt', resultAt),
    ],
    eligibility: (conditions) => conditions.map(wordCondition),
    questions: (questions) =>
      questions.map(({ label, kind, options }, at) => {
        const choices = options.length > 0 ? `: ${options.map((option) => option.label).join(', ')}` : ''
        return `${at + 1}. ${label || t('untitled')} (${t(kindTexts[kind])})${choices}`
      }),
    documents: (documents) =>
      documents.map(
        ({ documentTypeId, ownName, several, note, blank }, at) =>
          `${at + 1}. ${documentName({ ownName }, language, documentTypes.find(({ id }) => id === documentTypeId)?.name ?? '')}${several ? ` (${t('documents.several')})` : ''} ${note}${blank ? ` · ${blank.name}` : ''}`,
      ),
    steps: (steps) => steps.map(({ name }, at) => `${at + 1}. ${name}`),
    reviewers: (reviewers) => [t('reviewers.count', { count: reviewers.length })],
    messages: ({ received, unfinished }) =>
      [received, unfinished].flatMap(({ on, subject, text }) => (on ? [subject, text] : [])),
    texts: (texts) =>
      texts.map(({ kind, title, body }) => `${title || t('untitled')} (${t('texts.kind', { kind })}): ${plain(body)}`),
  }
  return <P extends FormPart>(part: P, content: FormContent) => {
    const found = lines[part](content[part])
    return found.length > 0 ? found : [t('none')]
  }
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
