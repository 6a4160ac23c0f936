/** The fields of a report's request that are not filters. */
interface AskedBeside {
  readonly companyId: string
  readonly formIds?: unknown
  readonly from?: unknown
  readonly to?: unknown
  readonly groupBy?: unknown
  readonly questionId?: unknown
  readonly compareTo?: unknown
  readonly limit?: unknown
}

/** Only the list's filters of a report's request. */
export function filtersOf<Asked extends AskedBeside>(asked: Asked): Omit<Asked, keyof AskedBeside> {
  const {
    companyId: _,
    formIds: __,
    from: ___,
    to: ____,
    groupBy: _____,
    questionId: ______,
    compareTo: _______,
    limit: ________,
    ...filters
  } = asked
  return filters
}
