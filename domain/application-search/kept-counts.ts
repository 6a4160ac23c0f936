import { and, eq, inArray, not } from 'drizzle-orm'
import type { ApplicationStatus } from '#contract/applications/application-status.ts'
import { planned } from '#database/connection.ts'
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
export function keptCounts({ companyId, formId, action, stepId }: ApplicationSearch): Promise<KeptCounts> {
  const { status } = applicationCounts
  const isSought = and(
    applicationCounts.arrived,
    not(applicationCounts.sealed),
    action && inArray(applicationCounts.action, action),
    stepId && inArray(applicationCounts.stepId, stepId),
  )
  return planned()
    .select({ status, count: numberOf(isSought), sealed: numberOf(counted.isSealed) })
    .from(applicationCounts)
    .where(and(eq(applicationCounts.formId, formId), eq(applicationCounts.companyId, companyId)))
    .groupBy(status)
}
