import { timeZone } from '#platform/text/dates.ts'

export interface Timed {
  readonly startsAt: string
  readonly endsAt: string
}

/** Where something stands on its day: minutes since midnight, and its column among those that overlap. */
export interface Placed<T> {
  readonly item: T
  readonly from: number
  readonly to: number
  readonly column: number
  readonly columns: number
  /** Those that overlap, one by one or by others between them, have the same */
  readonly group: number
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The minutes since midnight in Istanbul. */
export function minuteOf(moment: string | Date): number {
  const [hour = 0, minute = 0] = clock.format(new Date(moment)).split(':').map(Number)
  return hour * 60 + minute
}

/** `09:30` */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Shorter ones are drawn as long as this, or nobody could read or press them. */
const leastDrawn = 20

/** What lies on one day, the earliest first: those that overlap stand side by side, each in the first column that is free. */
export function laidOut<T extends Timed>(items: readonly T[]): readonly Placed<T>[] {
  const placed: Placed<T>[] = []
  let group: { item: T; from: number; to: number; column: number }[] = []
  let groups = 0
  const end = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column)) + 1
    placed.push(...group.map((one) => ({ ...one, columns, group: groups })))
    group = []
    groups++
  }
  for (const item of items.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const from = minuteOf(item.startsAt)
    const minutes = Math.round((Date.parse(item.endsAt) - Date.parse(item.startsAt)) / 60_000)
    const to = Math.min(1440, from + Math.max(leastDrawn, minutes))
    if (group.every((one) => one.to <= from)) end()
    const taken = new Set(group.filter((one) => one.to > from).map(({ column }) => column))
    let column = 0
    while (taken.has(column)) column++
    group.push({ item, from, to, column })
  }
  end()
  return placed
}

/** Times that there is no room for: how many, and where the sign that stands for them is. */
export interface More extends Omit<Placed<unknown>, 'item' | 'group'> {
  readonly count: number
}

/** No more than so many side by side: of more, the last column says how many others there are. */
export function folded<T>(placed: readonly Placed<T>[], most: number) {
  const shown: Placed<T>[] = []
  const more: More[] = []
  for (const group of Map.groupBy(placed, (one) => one.group).values()) {
    if ((group[0]?.columns ?? 0) <= most) {
      shown.push(...group)
      continue
    }
    shown.push(...group.filter(({ column }) => column < most - 1).map((one) => ({ ...one, columns: most })))
    for (const { from, to } of group.filter(({ column }) => column >= most - 1)) {
      const last = more.at(-1)
      if (last === undefined || from >= last.to) more.push({ from, to, count: 1, column: most - 1, columns: most })
      else more[more.length - 1] = { ...last, to: Math.max(to, last.to), count: last.count + 1 }
    }
  }
  return { shown, more }
}

/** The whole hours that hold everything, and the usual working day at least. */
export function hoursOf(placed: readonly Pick<Placed<unknown>, 'from' | 'to'>[]): readonly [number, number] {
  const first = Math.min(9 * 60, ...placed.map(({ from }) => from))
  const last = Math.max(18 * 60, ...placed.map(({ to }) => to))
  return [Math.floor(first / 60), Math.ceil(last / 60)]
}
