import { and, eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { terms } from '#database/schema/participants/terms.ts'

export interface TermIds {
  readonly companyId: string
  readonly termId: string
}

export type TermRecord = typeof terms.$inferSelect

const isOwn = ({ companyId, termId }: TermIds) => and(eq(terms.id, termId), eq(terms.companyId, companyId))

/** A term of this organization; those of others are not found. */
export async function ownTerm(db: Database | Transaction, ids: TermIds): Promise<TermRecord> {
  const [term] = await db.select().from(terms).where(isOwn(ids))
  if (!term) throw problem('terms.notFound')
  return term
}

/**
 * Locks a term that is still open. Lock order: the term first, then applications, in every change of a term or its
 * participants.
 */
export async function lockOpenTerm(tx: Transaction, ids: TermIds): Promise<TermRecord> {
  const [term] = await tx.select().from(terms).where(isOwn(ids)).for('update')
  if (!term) throw problem('terms.notFound')
  if (term.closedAt) throw problem('terms.closed')
  return term
}

export function requireDue(dueAt: string) {
  if (Date.parse(dueAt) <= Date.now()) throw problem('documents.dueInPast')
}
