import { type SQL, sql } from 'drizzle-orm'

/** A timestamp in Istanbul time, as sheets take it. */
export const localMoment = (moment: SQL): SQL<string | null> =>
  sql<string | null>`to_char(${moment} at time zone 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI:SS')`
