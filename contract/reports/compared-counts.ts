interface Numbers {
  readonly groups: readonly { readonly key: string | null; readonly count: number }[]
  readonly hidden: object | null
}

interface Compared extends Numbers {
  readonly comparison: (Numbers & { readonly rest: object | null }) | null
}

/**
 * What each group of a report is compared with, by its key: the group of the same key, or the day, week or month in the same
 * place. Null where it is not told, which is not the same as nobody.
 */
export function comparedCounts(
  groupBy: string | undefined,
  { groups, hidden, comparison }: Compared,
): ReadonlyMap<string | null, number | null> {
  if (!comparison) return new Map()
  if (groupBy === 'day' || groupBy === 'week' || groupBy === 'month') {
    // Where some are left out, the others are in no place that could be compared.
    const others = hidden || comparison.hidden ? [] : comparison.groups
    return new Map(groups.map(({ key }, at) => [key, others[at]?.count ?? null]))
  }
  const others = new Map(comparison.groups.map(({ key, count }) => [key, count]))
  const isWhole = !(comparison.hidden || comparison.rest)
  return new Map(groups.map(({ key }) => [key, others.get(key) ?? (isWhole ? 0 : null)]))
}
