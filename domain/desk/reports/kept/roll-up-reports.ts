import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'

/** The batch size; a running batch delays only the next run. */
const atOnce = 50_000

/** Rolls up changes into the counts of reports. Concurrent readers see either the changes or their sum. */
export async function rollUpReports() {
  for (let taken = atOnce; taken === atOnce; ) {
    const { rows } = await database().execute<{ taken: number }>(sql`select fold_reports(${atOnce}) as taken`)
    taken = rows[0]?.taken ?? 0
  }
}
