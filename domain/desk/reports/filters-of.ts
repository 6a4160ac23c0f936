/** What a report is asked for with beside its filters. */
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

/** The filters of the list alone. */
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
