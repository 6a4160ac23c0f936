import { type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/company-applications.ts'
import { applicationSnapshots as snapshots } from '#database/schema/applications.ts'
import { holding } from '#domain/data/search.ts'

type AnswerFilter = NonNullable<ApplicationFilters['answers']>[number]
type Value = AnswerFilter['value']

/** Whether this is found in an index; all else is looked up in what each candidate handed in. */
export const isIndexed = ({ is }: AnswerFilter): boolean => is === 'equal'

/** The same in SQL as `holds` of the contract: of a question that has no answer nothing holds. */
export function answerMeets({ questionId, is, value }: AnswerFilter): SQL {
  switch (is) {
    case 'equal':
      return contained(questionId, value)
    case 'notEqual':
      return looked(questionId, sql`${isAnswered} and not (${same(value)})`)
    case 'answered':
      return looked(questionId, isAnswered)
    case 'contains':
      return looked(questionId, sql`${isText} and tr_fold(${text}) like ${holding(String(value ?? ''))}`)
    case 'greater':
      return looked(questionId, compared(sql`>`, value))
    case 'less':
      return looked(questionId, compared(sql`<`, value))
  }
}

/** By containment, which has an index: the answer itself, or one of several that were chosen. */
function contained(questionId: string, value: Value): SQL {
  const one = sql`${snapshots.answers} @> ${JSON.stringify({ [questionId]: value })}::jsonb`
  if (typeof value !== 'string') return one
  return sql`(${one} or ${snapshots.answers} @> ${JSON.stringify({ [questionId]: [value] })}::jsonb)`
}

const answer = sql`one.answer`
const text = sql`(one.answer #>> '{}')`
const isText = sql`jsonb_typeof(${answer}) = 'string'`
const isAnswered = sql`coalesce(${answer}, 'null') not in ('null', '""', '[]')`

/** All answers are kept together and compressed: `offset 0` takes this one out of them once, however often it is named. */
const looked = (questionId: string, holds: SQL): SQL =>
  sql`(select ${holds} from (select ${snapshots.answers} -> ${questionId}::text as answer offset 0) as one)`

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
