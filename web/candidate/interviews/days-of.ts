import type { OfferedSlot } from '#contract/interviews/interviews.ts'
import { dayIn } from '#platform/text/zoned-times.ts'

/**
 * A time as candidates see it: slots of several panels with the same start are one time, represented by the first free
 * slot.
 */
export interface Time extends OfferedSlot {
  /** The free slots, the representative first */
  readonly free: readonly string[]
}

export interface Day {
  readonly day: string
  readonly times: readonly Time[]
  /** The number of free ones besides the chosen one */
  readonly free: number
}

/** Groups slots by their day in a time zone. The chosen slot represents its time. */
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

/** The time that contains a slot, even if another slot represents it now. */
export function timeWith(slots: readonly OfferedSlot[], slotId: string | undefined): Time | undefined {
  const slot = slots.find(({ id }) => id === slotId)
  if (!slot) return undefined
  const key = alike(slot)
  return timeOf(
    slots.filter((other) => alike(other) === key),
    undefined,
  )
}
