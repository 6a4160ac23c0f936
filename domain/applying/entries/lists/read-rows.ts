import { isEntryField, questionIn } from '#contract/entries/entry-facts.ts'
import type { AnswerFlaw } from '#contract/forms/answer-check.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import type { EntryRow } from '#database/schema/entries.ts'
import { enteredQuestions } from '../answers/entered-questions.ts'
import { listedPlaces, type NamedPlace, type PlaceKind, type PlaceOf } from '../answers/listed-places.ts'
import { type EnteredQuestion, readAnswer } from '../answers/read-answer.ts'
import { knownClasses } from '../known-classes.ts'
import { type EnteredPerson, type Fault, type KnownClasses, readPerson } from '../read-person.ts'
import type { EntryListRecord } from './own-entry-list.ts'

type Columns = Pick<EntryListRecord, 'fields' | 'level'>

export interface AnswerFault {
  readonly question: EnteredQuestion
  readonly flaw: AnswerFlaw
}

export type ReadRow = {
  readonly line: number
  /** By the field of each column */
  readonly values: Readonly<Record<string, string>>
  /** Answers to questions that are hidden by the row’s other answers */
  readonly unasked: readonly EnteredQuestion[]
} & (
  | { readonly person: EnteredPerson }
  | { readonly faults: readonly Fault[]; readonly answerFaults: readonly AnswerFault[] }
)

/** Reads every row of a list as a person, or reports its faults. */
export async function readRows(
  db: Database | Transaction,
  list: Columns & Pick<EntryListRecord, 'rows'>,
  content: FormContent | undefined,
): Promise<{ readonly rows: ReadRow[]; readonly known: KnownClasses }> {
  const known = await knownClasses(db)
  const questions = content ? enteredQuestions(content) : []
  const asked = questions.filter(({ id }) => list.fields.includes(`answer:${id}`))
  const placeOf = await listedPlaces(db, namedIn(list, asked))
  const all = content?.questions ?? []
  const language = content?.basics.language ?? 'tr'
  const how = { known, placeOf, language, asked, all }
  return { rows: list.rows.map((row) => readRow(list, row, how)), known }
}

interface How {
  readonly known: KnownClasses
  readonly placeOf: PlaceOf
  readonly language: FormContent['basics']['language']
  readonly asked: readonly EnteredQuestion[]
  readonly all: FormContent['questions']
}

function readRow(list: Columns, { line, cells }: EntryRow, how: How): ReadRow {
  const { known, placeOf, asked, all } = how
  const values = valuesOf(list, cells)
  const read = readPerson(line, values, { ...known, placeOf }, list.level)
  const given = asked.map((question) => ({
    question,
    ...readAnswer(question, values[`answer:${question.id}`] ?? '', how),
  }))
  const answerFaults = given.flatMap(({ question, flaw }) => (flaw ? [{ question, flaw }] : []))
  const answers: Record<string, StoredAnswer> = Object.fromEntries(
    given.flatMap(({ question, value }) => (value === undefined ? [] : [[question.id, value]])),
  )
  const shown = shownIds(all, answers)
  const unasked = given.flatMap(({ question, value }) =>
    value !== undefined && !shown.has(question.id) ? [question] : [],
  )
  if (!('person' in read) || answerFaults.length > 0)
    return { line, values, unasked, faults: read.faults, answerFaults }
  const kept = Object.fromEntries(Object.entries(answers).filter(([id]) => shown.has(id)))
  return { line, values, unasked, person: { ...read.person, answers: kept } }
}

const valuesOf = ({ fields }: Columns, cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.flatMap((field, at) => (field === null ? [] : [[field, cells[at] ?? '']])))

const placeFields: Readonly<Record<string, PlaceKind>> = { nationality: 'country', city: 'city' }

/** Every place name in the columns that hold places. */
function namedIn(
  { fields, rows }: Columns & Pick<EntryListRecord, 'rows'>,
  asked: readonly EnteredQuestion[],
): NamedPlace[] {
  return fields.flatMap((field, at) => {
    const kind = field === null ? undefined : kindOf(field, asked)
    if (kind === undefined) return []
    return rows.flatMap(({ cells }) => (cells[at]?.trim() ? [{ kind, text: cells[at].trim() }] : []))
  })
}

function kindOf(field: string, asked: readonly EnteredQuestion[]): PlaceKind | undefined {
  if (isEntryField(field)) return placeFields[field]
  const kind = asked.find(({ id }) => id === questionIn(field))?.kind
  return kind === 'country' || kind === 'city' || kind === 'university' ? kind : undefined
}
