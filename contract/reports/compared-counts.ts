interface Numbers {
  readonly groups: readonly { readonly key: string | null; readonly count: number }[]
  readonly hidden: object | null
}

interface Compared extends Numbers {
  readonly comparison: (Numbers & { readonly rest: object | null }) | null
}

/**
 * The comparison value of each group of a report, by its key: of the group with the same key, or of the day, week or
 * month in the same position. Null if it is hidden, which is not zero.
 */
export function comparedCounts(
  groupBy: string | undefined,
  { groups, hidden, comparison }: Compared,
): ReadonlyMap<string | null, number | null> {
  if (!comparison) return new Map()
  if (groupBy === 'day' || groupBy === 'week' || groupBy === 'month') {
    // With hidden groups the positions of the others do not correspond.
    const others = hidden || comparison.hidden ? [] : comparison.groups
    return new Map(groups.map(({ key }, at) => [key, others[at]?.count ?? null]))
  }
  const others = new Map(comparison.groups.map(({ key, count }) => [key, count]))
  const isWhole = !(comparison.hidden || comparison.rest)
  return new Map(groups.map(({ key }) => [key, others.get(key) ?? (isWhole ? 0 : null)]))
}
