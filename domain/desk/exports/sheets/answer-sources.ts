import { sql } from 'drizzle-orm'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { Question } from '#contract/forms/form-content.ts'
import type { Database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { versionContents } from '#domain/forms/forms/version-content.ts'
import { isListed } from '#domain/ground/reference/listed-names.ts'
import { referenceNames } from '#domain/ground/reference/reference-names.ts'
import type { SheetCell, SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'
import { answerText, currencyOf } from '#platform/text/answer-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { type Source, source } from './source.ts'

interface Asked {
  readonly db: Database
  readonly language: Language
  readonly formId: string
  /** The questions of the current version; each application is worded by the version that it answered. */
  readonly questions: readonly Question[]
}

type Answers = readonly StoredAnswer[]

/** A column for each question. All answers of an application are one JSON value, which is unpacked once. */
export function answerSources({ db, language, formId, questions }: Asked): Source[] {
  const words = { language, yes: translate(language, 'answers.yes'), no: translate(language, 'answers.no') }
  const picked = sql.join(
    questions.map(({ id }) => sql`held.answers -> ${id}::text`),
    sql`, `,
  )
  // `|| '{}'` detoasts the stored value once; each `->` would do so again. An array, because functions take at most 100
  // arguments.
  const answers = sql<Answers>`(select to_jsonb(array[${picked}]) from (select ${snapshots.answers} || '{}' as answers offset 0) as held)`
  const version = sql<number>`${snapshots.formVersion}`
  const asked = new Map<number, ReadonlyMap<string, Question>>()
  let nameOf: Awaited<ReturnType<typeof referenceNames>> = () => undefined

  async function ahead(rows: readonly (readonly [Answers, number])[]) {
    const versions = [...new Set(rows.map(([, one]) => one))].filter((one) => !asked.has(one))
    const contents = await versionContents(
      db,
      versions.map((one) => ({ formId, version: one })),
    )
    for (const [at, one] of versions.entries())
      asked.set(one, new Map(contents[at]?.questions.map((question) => [question.id, question])))
    const listed = questions.flatMap(({ kind }, at) => (isListed(kind) ? [{ kind, at }] : []))
    if (listed.length === 0) return
    const ids = Map.groupBy(listed, ({ kind }) => kind)
    const numbersOf = (kind: (typeof listed)[number]['kind']) =>
      (ids.get(kind) ?? []).flatMap(({ at }) => rows.flatMap(([given]) => rowId(given[at]) ?? []))
    nameOf = await referenceNames(db, language, {
      country: [...new Set(numbersOf('country'))],
      city: [...new Set(numbersOf('city'))],
      university: [...new Set(numbersOf('university'))],
    })
  }

  return questions.map((today, at) =>
    source(
      columnOf(today),
      [answers, version],
      (given, answered) => {
        const question = asked.get(answered)?.get(today.id) ?? today
        const listedName = isListed(question.kind) ? nameOf(question.kind, rowId(given[at])) : undefined
        return answerCell(question, given[at] ?? null, { ...words, listedName })
      },
      at === 0 ? ahead : undefined,
    ),
  )
}

/** Undefined for a number beyond PostgreSQL's integers, which would fail the whole query. */
const rowId = (answer: StoredAnswer | undefined): number | undefined =>
  typeof answer === 'number' && Number.isInteger(answer) && Math.abs(answer) <= 2_147_483_647 ? answer : undefined

function columnOf(question: Question): SheetColumn {
  const heading = question.label
  const currency = question.kind === 'number' ? currencyOf(question) : undefined
  if (currency !== undefined) return { heading, kind: 'money', currency }
  if (question.kind === 'date') return { heading, kind: 'day' }
  return { heading, kind: question.kind === 'number' || question.kind === 'scale' ? 'number' : 'text' }
}

/** Spreadsheets round numbers beyond this, so they are written as text. */
const mostDigits = 1e15

/** An answer as a typed cell: numbers and dates as such, everything else as text. */
function answerCell(question: Question, answer: StoredAnswer, words: Parameters<typeof answerText>[2]): SheetCell {
  const { kind } = question
  if (typeof answer === 'number' && (kind === 'number' || kind === 'scale'))
    return Math.abs(answer) < mostDigits ? answer : String(answer)
  if (kind === 'date' && typeof answer === 'string') return answer
  return answerText(question, answer, words)
}
