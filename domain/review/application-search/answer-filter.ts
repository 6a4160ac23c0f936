import { type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { holding, holdsFolded } from '#domain/ground/reference/search.ts'

export type AnswerFilter = NonNullable<ApplicationFilters['answers']>[number] & {
  /** Few applications match, so finding them first and sorting them afterwards is quicker. */
  readonly isRare?: boolean
}
type Value = AnswerFilter['value']

/**
 * Whether an index finds all matches at once, so that they can be counted; other filters test one application after
 * another.
 */
export const isIndexed = ({ is, isRare = false }: AnswerFilter): boolean => is === 'equal' || isRare

export function answerMeets(filter: AnswerFilter, formId: string | SQL): SQL {
  if (!filter.isRare) return meets(filter)
  const { applicationId, formId: ofForm } = snapshots
  // `array(…)` makes PostgreSQL find the matches first, whatever the planner estimates.
  return sql`${applicationId} = any(array(
    select ${applicationId} from ${snapshots} where ${ofForm} = ${formId} and ${meets(filter)} and ${hasTexts(filter)}))`
}

/** The SQL twin of the contract's `holds`. A question without an answer fails every comparison. */
export function meets({ questionId, is, value }: AnswerFilter): SQL {
  switch (is) {
    case 'equal':
      return contained(questionId, value)
    case 'notEqual':
      return looked(questionId, value, sql`${isAnswered} and not (${same(value)})`)
    case 'answered':
      return looked(questionId, value, isAnswered)
    case 'contains':
      // Inside a subselect the planner does not estimate the number of matches from the letters of the pattern.
      return sql`(select ${holdsFolded(sql`${snapshots.folded} ->> ${questionId}::text`, String(value ?? ''))})`
    case 'greater':
      return looked(questionId, value, compared(sql`>`, value))
    case 'less':
      return looked(questionId, value, compared(sql`<`, value))
  }
}

/** Whether an index can find the matches; the trigram index needs three letters in a row. */
export const canBeFound = ({ is, value }: AnswerFilter): boolean =>
  is === 'equal' || (is === 'contains' && /[a-z0-9]{3}/.test(String(value)))

/** Narrows the search by the trigram index over all answers joined together; the same expression as in the index. */
const hasTexts = (filter: AnswerFilter): SQL =>
  filter.is === 'contains' && canBeFound(filter)
    ? sql`joined_answers(${snapshots.folded}) like ${holding(String(filter.value))}`
    : sql`true`

/**
 * Tests JSON containment, which has an index: the answer equals the value, or is a list that contains it. An empty
 * answer never matches.
 */
function contained(questionId: string, value: Value): SQL {
  if (value === null) return sql`false`
  const holds = (held: unknown) => sql`${snapshots.answers} @> ${JSON.stringify({ [questionId]: held })}::jsonb`
  if (typeof value !== 'string') return holds(value)
  return value === '' ? holds([value]) : sql`(${holds(value)} or ${holds([value])})`
}

const answer = sql`one.answer`
const text = sql`(one.answer #>> '{}')`
const isText = sql`jsonb_typeof(${answer}) = 'string'`
const isAnswered = sql`coalesce(${answer}, 'null') not in ('null', '""', '[]')`

/** How many letters `answer_beginnings` keeps of a text. */
const beginning = 41

/**
 * All answers of an application are one JSON value: `offset 0` makes PostgreSQL unpack this answer once, however often
 * it is named. Short answers are compared with `answer_beginnings`, which is quicker to read.
 */
function looked(questionId: string, value: Value, holds: SQL): SQL {
  const isLong = typeof value === 'string' && value.length >= beginning
  const all = isLong ? snapshots.answers : snapshots.beginnings
  return sql`(select ${holds} from (select ${all} -> ${questionId}::text as answer offset 0) as one)`
}

const same = (value: Value): SQL =>
  typeof value === 'string'
    ? sql`${answer} = ${JSON.stringify(value)}::jsonb or ${answer} @> ${JSON.stringify([value])}::jsonb`
    : sql`${answer} = ${JSON.stringify(value)}::jsonb`

/** Compares two numbers, or two texts such as ISO dates. `case` keeps texts from being cast to numbers. */
function compared(operator: SQL, value: Value): SQL {
  if (typeof value === 'number')
    return sql`case when jsonb_typeof(${answer}) = 'number' then ${text}::numeric ${operator} ${value}::numeric else false end`
  if (typeof value === 'string')
    return sql`${isText} and ${text} <> '' and ${text} collate "C" ${operator} ${value}::text`
  return sql`false`
}
