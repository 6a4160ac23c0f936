import { type SQL, sql } from 'drizzle-orm'
import { interviewSlots as slots } from '#database/schema/interviews.ts'
import type { NewsValues } from '#domain/ground/notifications/news-text.ts'
import { momentText } from '../calendar/time-json.ts'

const most = 5

/**
 * SQL: the free times among some slots, earliest first, each as timestamp and time zone. Parallel slots count as one
 * time.
 */
export const offeredTimes = (which: SQL): SQL => sql`(
  select coalesce(json_agg(${momentText(sql`free.starts_at`)} || ' ' || free.time_zone order by free.starts_at), '[]')
  from (select distinct ${slots.startsAt} as starts_at, ${slots.timeZone} as time_zone from ${slots}
    where ${which} and ${slots.startsAt} > now() and ${slots.taken} < ${slots.seats}) as free)`

/** The first of them for an e-mail, and how many more there are. */
export const offeredValues = (times: readonly string[]): NewsValues =>
  times.length === 0 ? {} : { offered: times.slice(0, most).join('\n'), offeredMore: Math.max(times.length - most, 0) }
