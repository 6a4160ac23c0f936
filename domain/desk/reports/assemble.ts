import { fewestTold } from '#contract/reports/report-facts.ts'
import type { ClosedSums, Counted, Group } from './counted.ts'
import type { Dimension } from './dimensions.ts'
import { fillMissingDays } from './fill-missing-days.ts'
import type { Period } from './period.ts'
import { withoutSmall } from './small-groups.ts'

export interface Wanted extends Period {
  readonly groupBy?: Dimension | undefined
  /** The statuses that count towards the total and the groups. */
  readonly isShown: (status: string) => boolean
  readonly limit: number
  /** Whether small groups are suppressed. */
  readonly isGuarded: boolean
  /** Whether a small total is suppressed, too: filters have narrowed it by a guarded attribute. */
  readonly isNarrowed: boolean
  /** Total and statuses of closed periods, which override the counted ones, because their groups have no statuses. */
  readonly sums?: Pick<ClosedSums, 'total' | 'byStatus'> | undefined
  readonly overlaps: boolean
  /** Sorts the groups, once their names are known. */
  readonly inOrder: (groups: readonly Group[]) => Group[]
  readonly nameOf: (key: string) => string | null
}

/** Builds a report from counts: `all` by status alone, `grouped` by key and status. */
export function assemble(all: readonly Counted[], grouped: readonly Counted[], wanted: Wanted) {
  const { groupBy, isShown, limit, isGuarded, isNarrowed, sums, overlaps } = wanted
  const byStatus = sums?.byStatus ?? statusesOf(all)
  const total = sums?.total ?? sumOf(byStatus, isShown)
  if (isNarrowed && total > 0 && total < fewestTold)
    return { total: null, byStatus: null, groups: [], rest: null, hidden: { groups: 0, count: null } }
  if (groupBy === undefined)
    return { total, byStatus: guarded(byStatus, isNarrowed), groups: [], rest: null, hidden: null }
  const every = groupsOf(grouped, wanted)
  const present = every.filter(({ count }) => count > 0)
  const groups = fillMissingDays(present, wanted)
  const told = isGuarded ? withoutSmall(groups, { overlaps, every }) : { groups, hidden: null }
  const ordered = wanted.inOrder(told.groups)
  const isTime = groupBy === 'day' || groupBy === 'week' || groupBy === 'month'
  const shown = isTime ? ordered : ordered.slice(0, limit)
  const left = ordered.slice(shown.length)
  return {
    total,
    byStatus: guarded(byStatus, isNarrowed),
    groups: shown,
    rest: left.length > 0 ? { groups: left.length, count: left.reduce((sum, { count }) => sum + count, 0) } : null,
    hidden: told.hidden,
  }
}

/** Leaves the statuses out if filters have narrowed the report and one of them has fewer than five applications. */
const guarded = (byStatus: Readonly<Record<string, number>>, isNarrowed: boolean) =>
  isNarrowed && Object.values(byStatus).some((count) => count < fewestTold) ? null : byStatus

/** All groups with applications, also those whose statuses are not shown. */
function groupsOf(rows: readonly Counted[], { isShown, nameOf, sums }: Wanted): Group[] {
  const byKey = new Map<string | null, Counted[]>()
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row])
  return [...byKey].map(([key, own]) => {
    const byStatus = statusesOf(own)
    return {
      key,
      name: key === null ? null : nameOf(key),
      count: sumOf(byStatus, isShown),
      byStatus: sums ? null : byStatus,
    }
  })
}

function statusesOf(rows: readonly Counted[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { status, count } of rows) if (count !== 0) sums[status] = (sums[status] ?? 0) + count
  return sums
}

const sumOf = (byStatus: Readonly<Record<string, number>>, isShown: (status: string) => boolean) =>
  Object.entries(byStatus).reduce((sum, [status, count]) => (isShown(status) ? sum + count : sum), 0)
