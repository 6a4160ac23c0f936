import { describe, expect, test } from 'vitest'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { Question, QuestionKind } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { receiptFile } from '#domain/applying/applying/receipt/receipt-file.ts'
import { readCompanyAnswers } from '#domain/review/review/read-company-answers.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { pdfPages } from '../../../tests/files/pdf-text.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { answerWords } from './answer-words.ts'

testDatabase()

const options = [
  { id: 'arts', label: 'Sanat, müzik, tiyatro' },
  { id: 'science', label: 'Bilim ve teknoloji' },
  { id: 'sports', label: 'Spor' },
]

interface Case {
  readonly says: string
  readonly question?: Partial<Question>
  readonly answer: StoredAnswer
  /** Undefined: the question is omitted. */
  readonly tr?: string
  readonly en?: string
}

const cases: Readonly<Record<QuestionKind, readonly Case[]>> = {
  page: [{ says: 'has no answer', answer: null }],
  shortText: [
    { says: 'as it was written', answer: 'Işıl, 3. sınıf', tr: 'Işıl, 3. sınıf', en: 'Işıl, 3. sınıf' },
    { says: 'spaces are no answer', answer: '  \n ' },
  ],
  longText: [{ says: 'with its lines', answer: 'Bir.\n\nİki.', tr: 'Bir.\n\nİki.', en: 'Bir.\n\nİki.' }],
  number: [
    { says: 'whole', answer: 12500, tr: '12.500', en: '12,500' },
    { says: 'with a fraction', answer: 12500.5, tr: '12.500,50', en: '12,500.50' },
    { says: 'not rounded', answer: 0.125, tr: '0,125', en: '0.125' },
    { says: 'nothing is not zero', answer: 0, tr: '0', en: '0' },
    {
      says: 'money where the question says so',
      question: { label: 'Aylık gelirin (TL)' },
      answer: 9000,
      tr: '9.000\u00a0TL',
      en: 'TRY\u00a09,000',
    },
    {
      says: 'money where its help says so',
      question: { help: 'Avro olarak yaz.' },
      answer: 99.9,
      tr: '99,90\u00a0EUR',
      en: 'EUR\u00a099.90',
    },
  ],
  date: [{ says: 'a day', answer: '2024-09-01', tr: '1 Eylül 2024', en: '1 September 2024' }],
  single: [
    {
      says: 'by the words of the option',
      question: { options },
      answer: 'science',
      tr: 'Bilim ve teknoloji',
      en: 'Bilim ve teknoloji',
    },
  ],
  multiple: [
    {
      says: 'a line for each, in the order of the form',
      question: { options },
      answer: ['sports', 'arts'],
      tr: 'Sanat, müzik, tiyatro\nSpor',
      en: 'Sanat, müzik, tiyatro\nSpor',
    },
    { says: 'nothing ticked is no answer', question: { options }, answer: [] },
    {
      says: 'an option that the form does not have',
      question: { options },
      answer: ['gone', 'sports'],
      tr: 'Spor\ngone',
      en: 'Spor\ngone',
    },
  ],
  yesNo: [
    { says: 'yes', answer: true, tr: 'Evet', en: 'Yes' },
    { says: 'no', answer: false, tr: 'Hayır', en: 'No' },
  ],
  scale: [{ says: 'out of how many', question: { min: 0, max: 10 }, answer: 4, tr: '4 / 10', en: '4 / 10' }],
  file: [{ says: 'by its name', answer: 'mektup.pdf', tr: 'mektup.pdf', en: 'mektup.pdf' }],
  country: [{ says: 'by its name', answer: 223, tr: 'Türkiye', en: 'Türkiye' }],
  city: [{ says: 'by its name', answer: 34, tr: 'İstanbul', en: 'İstanbul' }],
  university: [
    { says: 'by its name', answer: 84, tr: 'Hacettepe Üniversitesi', en: 'Hacettepe University' },
    {
      says: 'one that our list does not have',
      answer: 'Universität Wien',
      tr: 'Universität Wien',
      en: 'Universität Wien',
    },
  ],
}

const all = Object.entries(cases).flatMap(([kind, ofKind]) =>
  ofKind.map((example, at) => {
    const label = `${kind} ${at}`
    return {
      ...example,
      name: `${kind}: ${example.says}`,
      question: aQuestion(kind as QuestionKind, { label, ...example.question }),
    }
  }),
)

test.each(all)('$name', async ({ question, answer, tr, en }) => {
  const inLanguage = async (language: 'tr' | 'en') =>
    (await answerWords(database(), language, [question], { [question.id]: answer })).get(question.id)
  expect([await inLanguage('tr'), await inLanguage('en')]).toEqual([tr, en])
})

test('a scale without a maximum has five steps', async () => {
  const scale = aQuestion('scale')
  expect([...(await answerWords(database(), 'tr', [scale], { [scale.id]: 4 }))]).toEqual([[scale.id, '4 / 5']])
})

test('answers to questions that were not shown are omitted', async () => {
  const works = aQuestion('yesNo')
  const showIf = { all: true, tests: [{ questionId: works.id, is: 'equal' as const, value: true }] }
  const where = aQuestion('shortText', { showIf })
  const words = await answerWords(database(), 'tr', [works, where], { [works.id]: false, [where.id]: 'Fabrikada' })
  expect([...words]).toEqual([[works.id, 'Hayır']])
})

describe.each(['tr', 'en'] as const)('in %s', (language) => {
  test('the organization’s page and the receipt have the same words', async () => {
    const company = await aCompany()
    const form = await aPublishedForm(company, { content: { questions: all.map(({ question }) => question) } })
    const answers = Object.fromEntries(all.map(({ question, answer }) => [question.id, answer]))
    const ids = await aHandedIn({ ...company, id: form.id }, { snapshot: { answers } })
    const { items } = await readCompanyAnswers({ ...company.caller, language }, ids)
    const receipt = await receiptFile(ids.appId, language)
    const paper = (await pdfPages(receipt.content as Uint8Array)).join(' ')
    const unanswered = language === 'tr' ? 'Yanıt verilmedi' : 'Not answered'
    for (const { question, text } of items) {
      if (question.kind === 'page') continue
      expect(paper).toContain(`${question.label} ${text ?? unanswered}`.replaceAll(/\s+/gu, ' '))
    }
    expect(items.map(({ text }) => text ?? undefined)).toEqual(all.map((example) => example[language]))
  })
})
