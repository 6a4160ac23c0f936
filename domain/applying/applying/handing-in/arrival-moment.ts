import { sql } from 'drizzle-orm'

/**
 * The time of submission is when the request arrived (`arrivedAt`), however long it waited in the queue, so that a
 * timely request counts as timely. The database's clock is the upper bound, because what is typed afterwards has to be
 * later.
 */
export const arrivalMoment = sql`least(now(), ${sql.placeholder('arrivedAt')}::timestamptz)`
