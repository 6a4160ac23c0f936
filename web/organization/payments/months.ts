import { istanbulDay } from '#platform/text/dates.ts'

/** The current month in Istanbul: `2026-11`. */
export const monthNow = () => istanbulDay(new Date()).slice(0, 7)

/** A month some months later or, if negative, earlier. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The month in an address; the current one if it is missing or invalid. */
export const monthIn = (search: URLSearchParams) => {
  const said = search.get('month') ?? ''
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(said) ? said : monthNow()
}
