import { fewestTold } from '#contract/reports/report-facts.ts'

export interface CountedGroup {
  readonly key: string | null
  readonly count: number
  readonly byStatus: Readonly<Record<string, number>> | null
}

export interface Told<Group> {
  readonly groups: readonly Group[]
  readonly hidden: { readonly groups: number; readonly count: number | null } | null
}

/**
 * Suppresses groups of fewer than five, and with them the next smallest until at least two are suppressed and have five
 * together: otherwise the total minus the other groups would reveal them. Numbers by status are given for all groups or
 * none, because rows and columns together would reveal a suppressed one; `every` also has the groups without shown
 * statuses.
 */
export function withoutSmall<Group extends CountedGroup>(
  groups: readonly Group[],
  { overlaps, every = groups }: { readonly overlaps: boolean; readonly every?: readonly CountedGroup[] },
): Told<Group> {
  const present = [...groups].filter(({ count }) => count > 0).sort((one, other) => one.count - other.count)
  const small = present.filter(({ count }) => count < fewestTold)
  const hidden = new Set<Group>(small)
  const people = () => [...hidden].reduce((sum, { count }) => sum + count, 0)
  if (small.length > 0 && !overlaps)
    for (const group of present) {
      if (hidden.size >= 2 && people() >= fewestTold) break
      hidden.add(group)
    }
  const told = groups.filter((group) => !hidden.has(group))
  const isTold = hidden.size === 0 && every.every(hasNoSmallStatus)
  return {
    groups: isTold ? told : told.map((group) => ({ ...group, byStatus: null })),
    // The sum of overlapping groups is not a number of people.
    hidden: hidden.size > 0 ? { groups: hidden.size, count: overlaps ? null : people() } : null,
  }
}

const hasNoSmallStatus = ({ byStatus }: CountedGroup) =>
  Object.values(byStatus ?? {}).every((count) => count === 0 || count >= fewestTold)
