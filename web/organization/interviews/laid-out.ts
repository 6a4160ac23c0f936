import { timeZone } from '#platform/text/dates.ts'

export interface Timed {
  readonly startsAt: string
  readonly endsAt: string
}

/** An item's position on its day: minutes since midnight, and its column among overlapping items. */
export interface Placed<T> {
  readonly item: T
  readonly from: number
  readonly to: number
  readonly column: number
  readonly columns: number
  /** Equal for items that overlap, directly or through others */
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

/** The shortest drawn length: below it a block could be neither read nor clicked. */
const leastDrawn = 20

/** Lays out one day's items, the earliest first: overlapping ones stand side by side, each in the first free column. */
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

/** A sign for times that have no room: their number, and its position. */
export interface More extends Omit<Placed<unknown>, 'item' | 'group'> {
  readonly count: number
}

/** At most `most` columns: if there are more, the last one shows how many are hidden. */
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

/** The whole hours that cover all items, and at least the usual working day. */
export function hoursOf(placed: readonly Pick<Placed<unknown>, 'from' | 'to'>[]): readonly [number, number] {
  const first = Math.min(9 * 60, ...placed.map(({ from }) => from))
  const last = Math.max(18 * 60, ...placed.map(({ to }) => to))
  return [Math.floor(first / 60), Math.ceil(last / 60)]
}
