import { sql } from 'drizzle-orm'
import type { Snapshot } from '#database/in-snapshot.ts'
import type { ExportRecord } from '../export-record.ts'
import { applicationsOf } from '../sheets/application-sheet.ts'

/** The applications of a zip, in the order of the list: at most ten thousand (`mostInZip`). */
export async function allIds({ db }: Snapshot, made: ExportRecord): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`${await applicationsOf(db, made)}`)
  return rows.map(({ id }) => id)
}
