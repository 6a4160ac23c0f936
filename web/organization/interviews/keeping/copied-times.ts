import type { CalendarTime } from '../calendar-of.ts'

/** Times that differ in their start only; one request creates them. */
export interface Copy {
  readonly formId: string
  readonly starts: string[]
  readonly minutes: number
  readonly seats: number
  readonly timeZone: string
  readonly interviewerIds: string[]
  readonly place: string | null
  readonly videoUrl: string | null
}

/** Copies a day's times to other days at the same hours in Istanbul (+03:00 all year); leaves out past moments. */
export function copiedTimes(times: readonly CalendarTime[], from: string, to: readonly string[], now: Date): Copy[] {
  const alike = Map.groupBy(times, ({ formId, minutes, seats, timeZone, interviewers, place, videoUrl }) =>
    JSON.stringify([formId, minutes, seats, timeZone, interviewers.map(({ id }) => id), place, videoUrl]),
  )
  return [...alike.values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const starts = to
      .flatMap((day) => some.map(({ startsAt }) => Date.parse(startsAt) + Date.parse(day) - Date.parse(from)))
      .filter((start) => start > now.getTime())
      .map((start) => new Date(start).toISOString())
    if (starts.length === 0) return []
    const { formId, minutes, seats, timeZone, place, videoUrl } = first
    const interviewerIds = first.interviewers.map(({ id }) => id)
    return [{ formId, starts: [...new Set(starts)], minutes, seats, timeZone, interviewerIds, place, videoUrl }]
  })
}
