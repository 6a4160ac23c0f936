import { and, type Column, eq, not, type SQL, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#contract/fields/application-status.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { forms } from '#database/schema/forms.ts'
import { counted, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import { type ApplicationSearch, looksBeyond } from './application-filters.ts'

/**
 * Whether the kept counts can answer the search: they count by status, step and awaited action, not by date or
 * candidate.
 */
export const isKept = (search: ApplicationSearch) =>
  search.submittedFrom === undefined && search.submittedTo === undefined && !looksBeyond(search)

export type KeptCounts = readonly {
  readonly status: ApplicationStatus
  /** Applications with the awaited action and step of the search. */
  readonly count: number
  /** Sealed applications of the whole form, whatever the filters: their number is all that may be known of them. */
  readonly sealed: number
}[]

/** The form's number and its kept counts by status, in one statement. */
export async function keptOf({ companyId, formId, action, stepId }: ApplicationSearch & { readonly formId: string }) {
  const rows = await countsOn(database()).execute({ companyId, formId, action: action ?? null, stepId: stepId ?? null })
  const [row] = rows
  if (!row) throw problem('forms.notFound')
  const counts: KeptCounts = rows.flatMap(({ status, count, sealed }) => (status ? [{ status, count, sealed }] : []))
  return { formNumber: row.formNumber, counts }
}

const countsOn = preparedOn((db) => {
  const { status } = applicationCounts
  const isSought = and(
    applicationCounts.arrived,
    not(applicationCounts.sealed),
    isOneOf(applicationCounts.action, 'action', 'text'),
    isOneOf(applicationCounts.stepId, 'stepId', 'uuid'),
  )
  return (
    db
      .select({
        formNumber: forms.number,
        status,
        count: numberOf(isSought),
        sealed: numberOf(counted.isSealed),
      })
      .from(forms)
      // Left join: a form without applications has one row without a status.
      .leftJoin(
        applicationCounts,
        and(eq(applicationCounts.formId, forms.id), eq(applicationCounts.companyId, forms.companyId)),
      )
      .where(and(eq(forms.id, sql.placeholder('formId')), eq(forms.companyId, sql.placeholder('companyId'))))
      .groupBy(forms.number, status)
      .prepare('kept_counts')
  )
})

/** SQL: whether the column has one of the given values; true if none are given. */
const isOneOf = (column: Column, name: string, type: 'text' | 'uuid'): SQL => {
  const asked = sql`${sql.placeholder(name)}::${sql.raw(type)}[]`
  return sql`(${asked} is null or ${column} = any(${asked}))`
}
