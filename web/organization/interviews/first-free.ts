import { istanbulDay } from '#platform/text/dates.ts'
import { minuteOf, type Timed } from './laid-out.ts'
import { type Drawn, step } from './use-drawing.ts'

const [opens, usual, closes] = [9 * 60, 10 * 60, 18 * 60]
const hour = 60

/** Where a new time begins to be drawn: the first hour from ten on in which nothing lies, else one before; at ten if all is full. */
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

/** The beginnings from one on that leave an hour of the working day. */
const quarters = (from: number) =>
  Array.from({ length: (closes - hour - from) / step + 1 }, (_, at) => from + at * step)
