import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'

/** Held until the transaction ends, so that two changes of one profile come one after the other. */
export async function lockCandidate(tx: Transaction, candidateId: string) {
  // Not so strong that whoever adds a row that points to the candidate would have to wait.
  const [candidate] = await tx.select().from(candidates).where(eq(candidates.id, candidateId)).for('no key update')
  if (!candidate) throw problem('accounts.notFound')
  return candidate
}
