import { inArray, sql } from 'drizzle-orm'
import type { StoredAnswer } from '#contract/answer-test.ts'
import { shownIds } from '#contract/conditions.ts'
import type { FormContent, Question } from '#contract/form-content.ts'
import type { SnapshotDocument } from '#contract/snapshot.ts'
import { database } from '#database/connection.ts'
import { cities, countries, documentTypes, universities } from '#database/schema/reference.ts'
import { nameIn } from '#domain/data/names.ts'
import { formatDate } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { currencyIn, formatMoney } from '#platform/text/money.ts'
import { formatFileSize, formatWritten } from '#platform/text/numbers.ts'
import { translate } from '#platform/texts.ts'

export interface Line {
  readonly label: string
  readonly text: string
  /** The heading of a page of questions, which has no answer. */
  readonly isHeading?: boolean
}

type Answers = Readonly<Record<string, StoredAnswer>>

/** The questions that were asked, with what was answered, in words. */
export async function handedInAnswers({ questions }: FormContent, answers: Answers, language: Language) {
  const shown = shownIds(questions, answers)
  const names = await listedNames(questions, answers, language)
  return questions
    .filter(({ id }) => shown.has(id))
    .map((question): Line => {
      const { label } = question
      if (question.kind === 'page') return { label, text: '', isHeading: true }
      return { label, text: wordAnswer(question, answers[question.id] ?? null, language, names) }
    })
}

function wordAnswer(question: Question, value: StoredAnswer, language: Language, names: ReadonlyMap<string, string>) {
  const { kind, options } = question
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? id
  if (value === null || value === '') return translate(language, 'receipt.noAnswer')
  if (typeof value === 'boolean') return translate(language, 'receipt.yesNo', { answer: value ? 'yes' : 'no' })
  if (typeof value === 'number') return names.get(`${kind} ${value}`) ?? wordNumber(question, value, language)
  if (typeof value === 'string') {
    return kind === 'date' ? formatDate(value, language) : kind === 'single' ? labelOf(value) : value
  }
  return value.map(labelOf).join('\n')
}

/** Money as money, where the question says in which. */
function wordNumber({ kind, label, help }: Question, value: number, language: Language): string {
  const currency = kind === 'number' ? (currencyIn(label) ?? currencyIn(help)) : undefined
  if (currency === undefined) return formatWritten(value, language)
  return formatMoney({ amount: Math.round(value * 100), currency }, language)
}

const lists = { country: countries, city: cities, university: universities } as const

async function listedNames(questions: readonly Question[], answers: Answers, language: Language) {
  const named = questions.flatMap(({ id, kind }) => {
    const value = answers[id]
    return kind in lists && typeof value === 'number' ? [{ kind: kind as keyof typeof lists, value }] : []
  })
  if (named.length === 0) return new Map<string, string>()
  const parts = (Object.keys(lists) as (keyof typeof lists)[]).map((kind) => {
    const ids = named.filter((one) => one.kind === kind).map(({ value }) => value)
    const list = lists[kind]
    return sql`select ${kind}::text as kind, ${list.id} as id, ${nameIn(language, list)} as name from ${list}
      where ${list.id} = any(${sql.param(ids)}::int[])`
  })
  const { rows } = await database().execute<{ kind: string; id: number; name: string }>(
    sql.join(parts, sql` union all `),
  )
  return new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
}

/** The files of the form's documents; those of questions stand with their questions. */
export async function handedInDocuments(
  { documents }: FormContent,
  files: readonly SnapshotDocument[],
  language: Language,
): Promise<Line[]> {
  const given = files.filter(({ documentTypeId }) => documentTypeId !== null)
  if (given.length === 0) return []
  const types = await database()
    .select({ id: documentTypes.id, name: nameIn(language, documentTypes) })
    .from(documentTypes)
    .where(
      inArray(
        documentTypes.id,
        given.flatMap(({ documentTypeId }) => documentTypeId ?? []),
      ),
    )
  return documents.flatMap(({ id, documentTypeId }) => {
    const own = given.filter(({ formDocumentId }) => formDocumentId === id)
    const sizes = own.map(({ name, size }) => `${name} (${formatFileSize(size, language)})`)
    const label = types.find((type) => type.id === documentTypeId)?.name ?? ''
    return own.length > 0 ? [{ label, text: sizes.join('\n') }] : []
  })
}
