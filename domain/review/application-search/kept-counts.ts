import { and, type Column, eq, not, type SQL, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#contract/applications/application-status.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { forms } from '#database/schema/forms.ts'
import { counted, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
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

/** The number of the form and what the kept counts tell of it, by status, in one statement. */
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
      // A form to which nobody has applied has a row without a status.
      .leftJoin(
        applicationCounts,
        and(eq(applicationCounts.formId, forms.id), eq(applicationCounts.companyId, forms.companyId)),
      )
      .where(and(eq(forms.id, sql.placeholder('formId')), eq(forms.companyId, sql.placeholder('companyId'))))
      .groupBy(forms.number, status)
      .prepare('kept_counts')
  )
})

/** Whether a column is one of those that are asked for; anything is if none are. */
const isOneOf = (column: Column, name: string, type: 'text' | 'uuid'): SQL => {
  const asked = sql`${sql.placeholder(name)}::${sql.raw(type)}[]`
  return sql`(${asked} is null or ${column} = any(${asked}))`
}
