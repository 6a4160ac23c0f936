import { sql } from 'drizzle-orm'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { isDecision } from '#contract/results/decisions.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { uuids } from '#database/uuids.ts'
import { countByDimension } from '../count-by-dimension.ts'
import type { Overviewed } from './overviewed.ts'

/** How many decisions took this many hours. */
interface Lasted {
  readonly hours: number
  readonly count: number
}

/**
 * How long decisions took, overall and by the week in which they were made, for applications submitted on these days.
 */
export async function decisions(of: Overviewed): Promise<ReportsOverview['decisions']> {
  const made = (await countByDimension(of, 'decision')).flatMap(({ key, count }) => {
    const [week, hours] = key?.split(' ') ?? []
    return week === undefined ? [] : [{ week, hours: Number(hours), count }]
  })
  const weeks = [...Map.groupBy(made, ({ week }) => week)].sort(([one], [other]) => (one < other ? -1 : 1))
  return { ...spreadOf(made), weeks: weeks.map(([week, ofWeek]) => ({ week, ...spreadOf(ofWeek) })) }
}

/** Quartiles like PostgreSQL's `percentile_cont`, from the frequency of each duration. */
function spreadOf(lasted: readonly Lasted[]) {
  const inOrder = lasted.toSorted((one, other) => one.hours - other.hours)
  const count = lasted.reduce((sum, one) => sum + one.count, 0)
  const at = (place: number) => {
    let passed = 0
    for (const one of inOrder) {
      passed += one.count
      if (passed > place) return one.hours
    }
    return 0
  }
  const part = (share: number) => {
    if (count === 0) return null
    const place = share * (count - 1)
    const [lower, upper] = [at(Math.floor(place)), at(Math.ceil(place))]
    return Math.round((lower + (upper - lower) * (place - Math.floor(place))) * 10) / 10
  }
  return { count, median: part(0.5), lower: part(0.25), upper: part(0.75) }
}

/** How many applications members are assigned to and have decided on. */
export async function load(of: Overviewed): Promise<ReportsOverview['load']> {
  const [held, made] = await Promise.all([countByDimension(of, 'assignee'), countByDimension(of, 'decider')])
  const loads = new Map<string, { assigned: number; open: number; decided: number }>()
  const add = (accountId: string | null, { assigned = 0, open = 0, decided = 0 }) => {
    if (accountId === null) return
    const own = loads.get(accountId) ?? { assigned: 0, open: 0, decided: 0 }
    loads.set(accountId, {
      assigned: own.assigned + assigned,
      open: own.open + open,
      decided: own.decided + decided,
    })
  }
  for (const { key, status, count } of held)
    if (status !== 'Withdrawn') add(key, { assigned: count, open: isDecision(status) ? 0 : count })
  for (const { key, count } of made) add(key, { decided: count })
  return named(loads)
}

/** Adds the members' names, sorted by the largest numbers. */
async function named(loads: ReadonlyMap<string, { assigned: number; open: number; decided: number }>) {
  type Row = NonNullable<ReportsOverview['load']>[number]
  const all = [...loads.values()]
  const numbers = (of: 'assigned' | 'open' | 'decided') => sql`${sql.param(all.map((one) => one[of]))}::int[]`
  const { rows } = await database().execute<Row & Record<string, unknown>>(sql`
    select one.id as "accountId", ${accounts.name} || ' ' || ${accounts.surname} as name, assigned, open, decided
    from unnest(${uuids([...loads.keys()])}, ${numbers('assigned')}, ${numbers('open')}, ${numbers('decided')})
      as one (id, assigned, open, decided) join ${accounts} on ${accounts.id} = one.id
    order by assigned + decided desc, 2, 1 limit 100`)
  return rows
}
