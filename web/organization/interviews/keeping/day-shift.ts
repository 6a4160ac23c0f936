/** By how many minutes a day is moved: half hours up to four hours, earlier and later. */
export const shifts: readonly number[] = Array.from({ length: 17 }, (_, at) => (at - 8) * 30)

/** Days from one day to another; both as `2027-03-01`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
