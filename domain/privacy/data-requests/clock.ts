import { sql } from 'drizzle-orm'
import { answerDays } from '#contract/data-requests/data-request-facts.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { istanbulDay } from '#platform/text/dates.ts'

const dayMs = 86_400_000

/**
 * The last day for an answer. The day of arrival is not counted, and the last day counts completely: a request of the
 * 1st, at whatever time in Istanbul, may be answered until the end of the 31st. Holidays do not extend it.
 */
export const dueOnOf = (arrivedAt: Date): string => dayAfter(istanbulDay(arrivedAt), answerDays)

/** Days until the deadline in Istanbul time: 0 on the last day, negative afterwards. */
export const daysLeftOf = (dueOn: string, now: Date): number =>
  Math.round((Date.parse(dueOn) - Date.parse(istanbulDay(now))) / dayMs)

// Computed at midnight UTC, where days are exactly 24 hours apart.
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The same in SQL. */
export const today = sql`(now() at time zone 'Europe/Istanbul')::date`

export const isLate = sql`(${dataRequests.endedAt} is null and ${dataRequests.dueOn} < ${today})`

type Row = typeof dataRequests.$inferSelect

/** The state of a request for all sides. */
export const clockOf = (row: Pick<Row, 'state' | 'createdAt' | 'dueOn' | 'endedAt' | 'outcome'>) => ({
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  dueOn: row.dueOn,
  daysLeft: row.endedAt === null ? daysLeftOf(row.dueOn, new Date()) : null,
  endedAt: row.endedAt?.toISOString() ?? null,
  outcome: row.outcome,
})
