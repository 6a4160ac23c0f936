import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { type Credit, creditColumns } from './spend-credits.ts'

/**
 * Gives back credits that were spent on what did not happen. The organization's row stays locked until the transaction
 * ends, so this comes last in it.
 */
export async function giveBackCredits(tx: Transaction, companyId: string, credit: Credit, count: number) {
  if (count === 0) return
  const left = subscriptions[creditColumns[credit]]
  await tx
    .update(subscriptions)
    .set({ [creditColumns[credit]]: sql`${left} + ${count}` })
    .where(eq(subscriptions.companyId, companyId))
}
