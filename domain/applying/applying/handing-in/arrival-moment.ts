import { sql } from 'drizzle-orm'

/**
 * The moment of handing in is when the request arrived (`arrivedAt`), however long it waited for its turn, so that
 * whoever was in time is recorded so. The database's clock is the upper bound, because what is typed afterwards has to
 * be later.
 */
export const arrivalMoment = sql`least(now(), ${sql.placeholder('arrivedAt')}::timestamptz)`
