import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { sendSignal } from '#database/signals.ts'

type Company = typeof companies.$inferSelect
type Change = Partial<typeof companies.$inferInsert>

/**
 * Changes an organization's public page under a lock: `decide` gets the current row and returns the changed columns.
 * Cached pages that show it are purged in every process.
 */
export function changePage(companyId: string, decide: (before: Company, tx: Transaction) => Promise<Change>) {
  return database().transaction(async (tx) => {
    const [before] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update')
    if (!before) throw problem('accounts.notFound')
    const change = { ...(await decide(before, tx)), updatedAt: new Date() }
    const [after] = await tx.update(companies).set(change).where(eq(companies.id, companyId)).returning()
    await sendSignal(tx, { kind: 'purge', tags: ['companies', 'listings', `company-${companyId}`] })
    return after ?? before
  })
}
