import { and, type Column, eq, not, type SQL, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#contract/applications/application-status.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { counted, numberOf } from '#domain/application-counts/counted-applications.ts'
import { type ApplicationSearch, looksBeyond } from './application-filters.ts'

/** Whether the kept counts answer the search: they know where applications stand, but neither when they came nor from whom. */
export const isKept = (search: ApplicationSearch) =>
  search.submittedFrom === undefined && search.submittedTo === undefined && !looksBeyond(search)

export type KeptCounts = readonly {
  readonly status: ApplicationStatus
  /** Those in the list that await what is sought and stand at the step that is sought. */
  readonly count: number
  /** Sealed ones of the whole form, whatever is sought: nothing else about them may be told. */
  readonly sealed: number
}[]

/** What the kept counts tell of a form, by status, in one statement. */
export const keptCounts = ({ companyId, formId, action, stepId }: ApplicationSearch): Promise<KeptCounts> =>
  countsOn(database()).execute({ companyId, formId, action: action ?? null, stepId: stepId ?? null })

const countsOn = preparedOn((db) => {
  const { status } = applicationCounts
  const isSought = and(
    applicationCounts.arrived,
    not(applicationCounts.sealed),
    isOneOf(applicationCounts.action, 'action', 'text'),
    isOneOf(applicationCounts.stepId, 'stepId', 'uuid'),
  )
  return db
    .select({ status, count: numberOf(isSought), sealed: numberOf(counted.isSealed) })
    .from(applicationCounts)
    .where(
      and(
        eq(applicationCounts.formId, sql.placeholder('formId')),
        eq(applicationCounts.companyId, sql.placeholder('companyId')),
      ),
    )
    .groupBy(status)
    .prepare('kept_counts')
})

/** Whether a column is one of those that are asked for; anything is if none are. */
const isOneOf = (column: Column, name: string, type: 'text' | 'uuid'): SQL => {
  const asked = sql`${sql.placeholder(name)}::${sql.raw(type)}[]`
  return sql`(${asked} is null or ${column} = any(${asked}))`
}
