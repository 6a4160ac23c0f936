import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'

/** For whoever is about to point to a file: until the transaction is over nobody finds it unused and removes it. */
export async function holdFile(tx: Transaction, id: string) {
  const [held] = await tx.select({ id: files.id }).from(files).where(eq(files.id, id)).for('key share')
  if (!held) throw problem('documents.notFound')
}
