import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { ApplicationReport, reportApplications as call } from '#contract/reports/reports.ts'
import { isGranted } from '#domain/company-accounts/is-granted.ts'
import { countByDimension } from './count-by-dimension.ts'
import { countFiltered } from './count-filtered.ts'
import type { Dimension } from './dimensions.ts'
import { makeReport, type Side } from './make-report.ts'

/** Applications in numbers: as many as the list with the same filters shows, in groups. */
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
  demandFinding(caller, filters)
  const narrowed = isNarrowed(caller, filters)
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
    untold: untoldTo(caller, filters, groupBy),
  })) as ApplicationReport
}

/** What finds one person by name, words or answers is for who may read the list. */
function demandFinding(caller: Caller, { search, noteContains, answers }: ApplicationFilters) {
  if ((search ?? noteContains ?? answers) !== undefined && !isGranted(caller, 'Applications', 'read'))
    throw problem('permissions.missing')
}

/** A form may ask for anything: its answers are guarded like gender and age. */
export const isGuardedGroup = (groupBy: string | undefined): boolean =>
  groupBy === 'gender' || groupBy === 'ageBand' || groupBy === 'answer'

/** Whoever cannot read the list narrows to nobody, by no filter. */
function isNarrowed(caller: Caller, filters: ApplicationFilters): boolean {
  if (isAboutFew(filters)) return true
  return !isGranted(caller, 'Applications', 'read') && isFiltered({ ...filters, status: undefined })
}

/**
 * Who cannot read the list could subtract one report from another: all minus women minus men, or everybody by gender minus
 * everybody but one city. So gender and age are no filters for them, and groups of these take no filter.
 */
function untoldTo(caller: Caller, filters: ApplicationFilters, groupBy: string | undefined) {
  if (isGranted(caller, 'Applications', 'read')) return undefined
  if (isAboutFew(filters)) return 'everything'
  return isGuardedGroup(groupBy) && isFiltered(filters) ? 'groups' : undefined
}

const isAboutFew = ({ gender, minAge, maxAge, answers }: ApplicationFilters) =>
  (gender ?? minAge ?? maxAge ?? answers) !== undefined

const isFiltered = (filters: ApplicationFilters) => Object.values(filters).some((filter) => filter !== undefined)
