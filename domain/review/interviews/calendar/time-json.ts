import { type SQL, sql } from 'drizzle-orm'
import type { calendarEntries } from '#database/schema/calendars/calendar-entries.ts'
import type { interviewSlots } from '#database/schema/interviews.ts'

/** When and where an interview is, as SQL statements return it in JSON. */
export interface TimeJson {
  readonly startsAt: string
  readonly minutes: number
  readonly timeZone: string
  readonly place: string | null
  readonly videoUrl: string | null
}

export const timeJson = (table: typeof interviewSlots | typeof calendarEntries): SQL => sql`json_build_object(
  'startsAt', ${momentText(sql`${table.startsAt}`)}, 'minutes', ${table.minutes}, 'timeZone', ${table.timeZone},
  'place', ${table.place}, 'videoUrl', ${table.videoUrl})`

/** SQL: a timestamp as ISO text, as in the API. */
export const momentText = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
