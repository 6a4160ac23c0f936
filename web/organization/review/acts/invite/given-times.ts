import type { Availability } from '#contract/interviews/availabilities.ts'

type Time = Pick<Availability, 'id' | 'seats' | 'taken'>

/** The time given to each application; undefined if no seat is left. */
export type GivenTimes = ReadonlyMap<string, string | undefined>

export interface Move {
  readonly applicationId: string
  readonly timeId: string
}

/** Distributes the free seats to people in order: the earliest time first, one person for each seat. */
export function giveTimes(applicationIds: readonly string[], times: readonly Time[]): GivenTimes {
  const seats = times.flatMap(({ id, seats: all, taken }) => Array<string>(Math.max(0, all - taken)).fill(id))
  return new Map(applicationIds.map((id, at) => [id, seats[at]]))
}

/** Moves a candidate to another time. If it is full, they swap with the candidate who was placed there last. */
export function moveTo(given: GivenTimes, { applicationId, timeId }: Move, times: readonly Time[]): GivenTimes {
  const before = given.get(applicationId)
  const time = times.find(({ id }) => id === timeId)
  if (before === timeId || !time || !given.has(applicationId)) return given
  const next = new Map(given)
  const swapped = swappedWith(given, time)
  if (swapped !== undefined) next.set(swapped, before)
  next.set(applicationId, timeId)
  return next
}

/** The application that a further move to this time would swap out; undefined while a seat is free. */
export function swappedWith(given: GivenTimes, { id, seats, taken }: Time): string | undefined {
  const there = [...given].filter(([, timeId]) => timeId === id).map(([applicationId]) => applicationId)
  return there.length < seats - taken ? undefined : there.at(-1)
}
