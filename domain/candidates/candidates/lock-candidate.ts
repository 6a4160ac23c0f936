import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'

/** Locks a candidate until the transaction ends, so that changes of one profile are serialised. */
export async function lockCandidate(tx: Transaction, candidateId: string) {
  // `no key update` lets others insert rows that reference the candidate.
  const [candidate] = await tx.select().from(candidates).where(eq(candidates.id, candidateId)).for('no key update')
  if (!candidate) throw problem('accounts.notFound')
  return candidate
}
