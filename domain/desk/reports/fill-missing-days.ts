import { istanbulDay } from '#platform/text/dates.ts'
import type { Dimension } from './dimensions.ts'
import { dayAt, numberOf, type Period } from './period.ts'

interface TimeGroup {
  readonly key: string | null
  readonly name: string | null
  readonly count: number
  readonly byStatus: Record<string, number> | null
}

/** Longer series are not filled. */
const most = 1000

/** Adds the missing days, weeks or months of a series with zero counts; other groups are returned as they are. */
export function fillMissingDays<Group extends TimeGroup>(
  groups: readonly Group[],
  { groupBy, from, to }: Period & { readonly groupBy?: Dimension | undefined },
): (Group | TimeGroup)[] {
  const next = groupBy === undefined ? undefined : steps[groupBy]
  if (!next) return [...groups]
  const keys = groups.flatMap(({ key }) => key ?? []).sort()
  const today = istanbulDay(new Date())
  const end = to !== undefined && to < today ? to : from === undefined ? undefined : today
  const first = from === undefined ? keys[0] : next.begin(from)
  const last = [keys.at(-1), end === undefined ? undefined : next.begin(end)]
    .flatMap((key) => key ?? [])
    .sort()
    .at(-1)
  const byKey = new Map(groups.map((group) => [group.key, group]))
  const sorted = () => keys.map((key) => byKey.get(key) as Group)
  if (first === undefined || last === undefined) return sorted()
  const all: (Group | TimeGroup)[] = []
  for (let key = first; key <= last; key = next.after(key)) {
    if (all.length >= most) return sorted()
    all.push(byKey.get(key) ?? { key, name: null, count: 0, byStatus: {} })
  }
  return all
}

interface Step {
  /** The key of the day, week or month that a day lies in. */
  readonly begin: (day: string) => string
  readonly after: (key: string) => string
}

const steps: Readonly<Partial<Record<Dimension, Step>>> = {
  day: { begin: (day) => day, after: (key) => dayAt(numberOf(key) + 1) },
  week: {
    // Day 4 of the epoch, 5 January 1970, was a Monday.
    begin: (day) => dayAt(numberOf(day) - ((((numberOf(day) - 4) % 7) + 7) % 7)),
    after: (key) => dayAt(numberOf(key) + 7),
  },
  month: {
    begin: (day) => day.slice(0, 7),
    after: (key) => {
      const [year, month] = key.split('-').map(Number) as [number, number]
      return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
    },
  },
}
