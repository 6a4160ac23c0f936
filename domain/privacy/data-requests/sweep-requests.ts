import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'

/** Forgets what ended three years ago; the database lets nothing go earlier. */
export async function sweepDataRequests() {
  await database().delete(dataRequests).where(sql`${dataRequests.endedAt} < now() - interval '3 years'`)
}
