import { sql } from 'drizzle-orm'
import { answerDays } from '#contract/data-requests/data-request-facts.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { istanbulDay } from '#platform/text/dates.ts'

const dayMs = 86_400_000

/**
 * The last day for an answer. The day on which a request arrives is not counted, and the whole of the last one is: what came on
 * the 1st, at whatever time of Istanbul, may be answered until the end of the 31st. Holidays do not make it longer.
 */
export const dueOnOf = (arrivedAt: Date): string => dayAfter(istanbulDay(arrivedAt), answerDays)

/** Days until the last one in Istanbul: 0 on it, negative when it is over. */
export const daysLeftOf = (dueOn: string, now: Date): number =>
  Math.round((Date.parse(dueOn) - Date.parse(istanbulDay(now))) / dayMs)

// Days have no hours here: at midnight of UTC each is exactly one apart, whatever clocks do.
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The same in SQL. */
export const today = sql`(now() at time zone 'Europe/Istanbul')::date`

/** Which request of somebody waits although its last day is over. */
export const isLate = sql`(${dataRequests.endedAt} is null and ${dataRequests.dueOn} < ${today})`

type Row = typeof dataRequests.$inferSelect

/** How a request stands, as everybody is told. */
export const clockOf = (row: Pick<Row, 'state' | 'createdAt' | 'dueOn' | 'endedAt' | 'outcome'>) => ({
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  dueOn: row.dueOn,
  daysLeft: row.endedAt === null ? daysLeftOf(row.dueOn, new Date()) : null,
  endedAt: row.endedAt?.toISOString() ?? null,
  outcome: row.outcome,
})
