import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'

/** Deletes requests that ended three years ago; a trigger refuses earlier deletion. */
export async function sweepDataRequests() {
  await database().delete(dataRequests).where(sql`${dataRequests.endedAt} < now() - interval '3 years'`)
}
