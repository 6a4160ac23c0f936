import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { ApplicationReport, reportApplications as call } from '#contract/reports/reports.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { reportClosed } from './closed/report-closed.ts'
import { countByDimension } from './count-by-dimension.ts'
import { countFiltered } from './count-filtered.ts'
import type { Dimension } from './dimensions.ts'
import { makeReport, type Side } from './make-report.ts'

/** A report on applications: the same total as the list with the same filters, in groups. */
export async function reportApplications(caller: Caller, input: Input<typeof call>): Promise<ApplicationReport> {
  const {
    companyId,
    formIds: _,
    from: __,
    to: ___,
    groupBy,
    questionId,
    compareTo: ____,
    limit: _____,
    ...filters
  } = input
  if (!isGranted(caller, 'Applications', 'read')) return reportClosed(caller, input, filters)
  const narrowed = isAboutFew(filters)
  const isShown = (status: string) =>
    filters.status ? (filters.status as readonly string[]).includes(status) : status !== 'Withdrawn'
  const isKept = Object.entries(filters).every(([name, filter]) => name === 'status' || filter === undefined)
  const count = (side: Side, dimension: Dimension | undefined) => {
    const asked = { companyId, ...side, questionId }
    return isKept ? countByDimension(asked, dimension) : countFiltered(caller, asked, filters, dimension)
  }
  return (await makeReport(caller, input, {
    count,
    isShown,
    isGuarded: narrowed || isGuardedGroup(groupBy),
    isNarrowed: narrowed,
  })) as ApplicationReport
}

/** Answers are guarded like gender and age, because a form may ask for anything. */
export const isGuardedGroup = (groupBy: string | undefined): boolean =>
  groupBy === 'gender' || groupBy === 'ageBand' || groupBy === 'answer'

const isAboutFew = ({ gender, minAge, maxAge, answers }: ApplicationFilters) =>
  (gender ?? minAge ?? maxAge ?? answers) !== undefined
