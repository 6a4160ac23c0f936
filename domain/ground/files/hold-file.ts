import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'

/** Locks a file before a row refers to it, so that it is not removed as unused until the transaction ends. */
export async function holdFile(tx: Transaction, id: string) {
  const [held] = await tx.select({ id: files.id }).from(files).where(eq(files.id, id)).for('key share')
  if (!held) throw problem('documents.notFound')
}
