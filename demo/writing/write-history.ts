import type { Transaction } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'

type Row = typeof applicationHistory.$inferInsert

/** Writes what happened to applications in the order in which it did: their history is read in the order of writing. */
export async function writeHistory(tx: Transaction, rows: readonly Row[]) {
  const inOrder = rows.toSorted((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0))
  await tx.insert(applicationHistory).values(inOrder)
}
