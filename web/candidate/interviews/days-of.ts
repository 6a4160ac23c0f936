import type { OfferedSlot } from '#contract/interviews/interviews.ts'
import { dayIn } from '#platform/text/zoned-times.ts'

/** A time as people choose it: slots of several panels that begin together are one, and the first free of them stands for it. */
export interface Time extends OfferedSlot {
  /** Those that are free, the one that stands for it first. */
  readonly free: readonly string[]
}

export interface Day {
  readonly day: string
  readonly times: readonly Time[]
  /** How many of them are free, besides the chosen one. */
  readonly free: number
}

/** Slots by the day that they begin on in a zone. The one that was chosen already stands for its time. */
export function daysOf(slots: readonly OfferedSlot[], zone: string, chosenId?: string): Day[] {
  const times = [...Map.groupBy(slots, alike).values()].map((same) => timeOf(same, chosenId))
  return [...Map.groupBy(times, ({ startsAt }) => dayIn(startsAt, zone))].map(([day, ofDay]) => ({
    day,
    times: ofDay,
    free: ofDay.filter(({ id, isFree }) => isFree && id !== chosenId).length,
  }))
}

const alike = ({ startsAt, minutes, place, isOnline }: OfferedSlot) => [startsAt, minutes, place, isOnline].join('\n')

function timeOf(same: readonly OfferedSlot[], chosenId: string | undefined): Time {
  const free = same.filter(({ isFree }) => isFree)
  const first = same.find(({ id }) => id === chosenId) ?? free[0] ?? (same[0] as OfferedSlot)
  const others = free.flatMap(({ id }) => (id === first.id ? [] : [id]))
  return { ...first, free: first.isFree ? [first.id, ...others] : others }
}

/** The time that a slot belongs to, also when another one stands for it by now. */
export function timeWith(slots: readonly OfferedSlot[], slotId: string | undefined): Time | undefined {
  const slot = slots.find(({ id }) => id === slotId)
  if (!slot) return undefined
  const key = alike(slot)
  return timeOf(
    slots.filter((other) => alike(other) === key),
    undefined,
  )
}
