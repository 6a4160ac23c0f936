import { lt, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { requestKeys } from '#database/schema/request-keys.ts'

/** Deletes request keys older than a day. */
export async function sweepRequestKeys() {
  const { rowCount } = await database().delete(requestKeys).where(lt(requestKeys.at, sql`now() - interval '24 hours'`))
  return rowCount ?? 0
}
