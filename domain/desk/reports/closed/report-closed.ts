import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { closedGroups } from '#contract/reports/report-facts.ts'
import type { ApplicationReport, reportApplications as call } from '#contract/reports/reports.ts'
import { makeReport } from '../make-report.ts'
import { closedCounts, closedSums } from './closed-counts.ts'

/** The report for members who may not read applications: sums of closed periods (decision 63), without filters. */
export async function reportClosed(
  caller: Caller,
  input: Input<typeof call>,
  filters: ApplicationFilters,
): Promise<ApplicationReport> {
  const { companyId, groupBy } = input
  if (!isToldClosed(groupBy, filters)) throw problem('permissions.missing')
  return (await makeReport(caller, input, {
    count: (side, dimension) => closedCounts({ companyId, ...side }, dimension),
    sumsOf: (side) => closedSums({ companyId, ...side }),
    isShown: (status) => status !== 'Withdrawn',
    isGuarded: false,
    isNarrowed: false,
  })) as ApplicationReport
}

/**
 * Filters narrow to few applications, and some dimensions change with single ones: both require read access to
 * applications.
 */
export const isToldClosed = (groupBy: string | undefined, filters: object): boolean =>
  (groupBy === undefined || (closedGroups as readonly string[]).includes(groupBy)) &&
  Object.values(filters).every((filter) => filter === undefined)
