import { type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { applicationSnapshots as snapshots } from '#database/schema/applications.ts'
import { holding } from '#domain/data/search.ts'

export type AnswerFilter = NonNullable<ApplicationFilters['answers']>[number] & {
  /** So few meet it that they are found first, and then put in order. */
  readonly isRare?: boolean
}
type Value = AnswerFilter['value']

/** Whether all that meet it are found at once, so that they can be counted; all else is looked up one after the other. */
export const isIndexed = ({ is, isRare = false }: AnswerFilter): boolean => is === 'equal' || isRare

export function answerMeets(filter: AnswerFilter, formId: string): SQL {
  if (!filter.isRare) return meets(filter)
  const { applicationId, formId: ofForm } = snapshots
  // `array` has them found at once, whatever the planner thinks of their number.
  return sql`${applicationId} = any(array(
    select ${applicationId} from ${snapshots} where ${ofForm} = ${formId} and ${meets(filter)} and ${hasTexts(filter)}))`
}

/** The same in SQL as `holds` of the contract: of a question that has no answer nothing holds. */
export function meets({ questionId, is, value }: AnswerFilter): SQL {
  switch (is) {
    case 'equal':
      return contained(questionId, value)
    case 'notEqual':
      return looked(questionId, value, sql`${isAnswered} and not (${same(value)})`)
    case 'answered':
      return looked(questionId, value, isAnswered)
    case 'contains':
      // Within `select` the planner does not guess from its letters how many hold it.
      return sql`(select ${snapshots.folded} ->> ${questionId}::text like ${holding(String(value ?? ''))})`
    case 'greater':
      return looked(questionId, value, compared(sql`>`, value))
    case 'less':
      return looked(questionId, value, compared(sql`<`, value))
  }
}

/** Whether an index finds what meets it: a text by three letters that stand together. */
export const canBeFound = ({ is, value }: AnswerFilter): boolean =>
  is === 'equal' || (is === 'contains' && /[a-z0-9]{3}/.test(String(value)))

/** What one of the texts holds, all of them hold: word for word as the index has it. */
const hasTexts = (filter: AnswerFilter): SQL =>
  filter.is === 'contains' && canBeFound(filter)
    ? sql`joined_answers(${snapshots.folded}) like ${holding(String(filter.value))}`
    : sql`true`

/** By containment, which has an index: the answer itself, or one of several that were chosen. An empty one is none. */
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

/** So many letters `answer_beginnings` leaves of a text. */
const beginning = 41

/**
 * All answers are kept together: `offset 0` takes this one out of them once, however often it is named. Their beginnings
 * are quicker to read, and tell as much of what is not longer than they are.
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

/** Two numbers, or two texts by their letters, as dates are written. `case` keeps texts from being read as numbers. */
function compared(operator: SQL, value: Value): SQL {
  if (typeof value === 'number')
    return sql`case when jsonb_typeof(${answer}) = 'number' then ${text}::numeric ${operator} ${value}::numeric else false end`
  if (typeof value === 'string')
    return sql`${isText} and ${text} <> '' and ${text} collate "C" ${operator} ${value}::text`
  return sql`false`
}
