import { type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/company-applications.ts'
import { applicationSnapshots as snapshots } from '#database/schema/applications.ts'
import { pattern } from '#domain/data/search.ts'

type AnswerFilter = NonNullable<ApplicationFilters['answers']>[number]

/** The same in SQL as `holds` of the contract: of a question that has no answer nothing holds. */
export function answerMeets({ questionId, is, value }: AnswerFilter): SQL {
  const answer = sql`${snapshots.answers} -> ${questionId}::text`
  const text = sql`${snapshots.answers} ->> ${questionId}::text`
  const isAnswered = sql`coalesce(${answer}, 'null') not in ('null', '""', '[]')`
  switch (is) {
    case 'answered':
      return isAnswered
    case 'equal':
      return isEqual(questionId, value)
    case 'notEqual':
      return sql`(${isAnswered} and not ${isEqual(questionId, value)})`
    case 'contains':
      return sql`(jsonb_typeof(${answer}) = 'string' and tr_fold(${text}) like (select tr_fold(${pattern(String(value ?? ''))}::text)))`
    case 'greater':
    case 'less':
      return compared(answer, text, is === 'greater' ? sql`>` : sql`<`, value)
  }
}

/** By containment, which has an index: the answer itself, or one of several that were chosen. */
function isEqual(questionId: string, value: AnswerFilter['value']): SQL {
  const one = sql`${snapshots.answers} @> ${JSON.stringify({ [questionId]: value })}::jsonb`
  if (typeof value !== 'string') return one
  return sql`(${one} or ${snapshots.answers} @> ${JSON.stringify({ [questionId]: [value] })}::jsonb)`
}

/** Two numbers, or two texts by their letters, as dates are written. `case` keeps texts from being read as numbers. */
function compared(answer: SQL, text: SQL, operator: SQL, value: AnswerFilter['value']): SQL {
  if (typeof value === 'number')
    return sql`case when jsonb_typeof(${answer}) = 'number' then (${text})::numeric ${operator} ${value}::numeric else false end`
  if (typeof value === 'string')
    return sql`(jsonb_typeof(${answer}) = 'string' and ${text} <> '' and (${text}) collate "C" ${operator} ${value}::text)`
  return sql`false`
}
