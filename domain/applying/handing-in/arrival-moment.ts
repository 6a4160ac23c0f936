import { sql } from 'drizzle-orm'

/**
 * When something was handed in is when it arrived, however long it had to wait for its turn: who was in time reads so. A
 * clock of ours that is ahead of the database's does not count, since what is typed afterwards has to be later.
 */
export const arrivalMoment = (arrivedAt: Date) => sql`least(now(), ${arrivedAt.toISOString()}::timestamptz)`
