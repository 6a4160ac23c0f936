import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'

/** So many changes are added in one statement, which holds nobody up but the next run. */
const atOnce = 50_000

/** Adds what has changed to the counts of reports. Whoever reads meanwhile sees the changes or their sum. */
export async function foldReports() {
  for (let taken = atOnce; taken === atOnce; ) {
    const { rows } = await database().execute<{ taken: number }>(sql`select fold_reports(${atOnce}) as taken`)
    taken = rows[0]?.taken ?? 0
  }
}
