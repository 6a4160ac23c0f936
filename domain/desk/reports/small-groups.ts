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
 * Leaves out groups of fewer than five people, and with them the next smallest until at least two are left out and
 * together have five: otherwise the total minus what is told would tell it. What is told by status is told of all groups
 * or of none, because rows and columns together would tell one that is left out; `every` has those, too, of whom no status
 * is shown.
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
    // Of groups that overlap the sum is no number of people.
    hidden: hidden.size > 0 ? { groups: hidden.size, count: overlaps ? null : people() } : null,
  }
}

const hasNoSmallStatus = ({ byStatus }: CountedGroup) =>
  Object.values(byStatus ?? {}).every((count) => count === 0 || count >= fewestTold)
