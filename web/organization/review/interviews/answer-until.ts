import { istanbulDay } from '#platform/text/dates.ts'

/** The end of a day in Istanbul, but no later than the start of the last time. */
export function answerUntil(day: string | null, last: string | undefined): string | null {
  if (day === null) return null
  const end = new Date(`${day}T23:59:00+03:00`).toISOString()
  return last !== undefined && last < end ? last : end
}

/** Whether a day is over; false for null. */
export const isOver = (day: string | null): boolean => day !== null && day < istanbulDay(new Date())
