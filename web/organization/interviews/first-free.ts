import { istanbulDay } from '#platform/text/dates.ts'
import { minuteOf, type Timed } from './laid-out.ts'
import { type Drawn, step } from './use-drawing.ts'

const [opens, usual, closes] = [9 * 60, 10 * 60, 18 * 60]
const hour = 60

/**
 * The initial position for drawing by keyboard: the first free hour from 10:00 on, otherwise one before; 10:00 if all
 * are taken.
 */
export function firstFree(day: string, times: readonly Timed[], now: Date): Drawn {
  const taken = times
    .filter(({ startsAt }) => istanbulDay(new Date(startsAt)) === day)
    .map(({ startsAt, endsAt }) => {
      const from = minuteOf(startsAt)
      return { from, to: from + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 }
    })
  const past = istanbulDay(now) === day ? minuteOf(now) : 0
  const isFree = (from: number) => from >= past && taken.every((other) => other.to <= from || other.from >= from + hour)
  const from = [...quarters(usual), ...quarters(opens)].find(isFree) ?? usual
  return { day, from, to: from + hour }
}

/** The quarters of an hour from a start on that leave an hour before the working day ends. */
const quarters = (from: number) =>
  Array.from({ length: (closes - hour - from) / step + 1 }, (_, at) => from + at * step)
