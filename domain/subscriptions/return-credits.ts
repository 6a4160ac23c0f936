import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { type Credit, creditColumns } from './spend-credits.ts'

/**
 * Gives credits back for what never happened. The organization's row stays locked until the transaction ends, so this
 * comes last in it, as spending does.
 */
export async function returnCredits(tx: Transaction, companyId: string, credit: Credit, count: number) {
  if (count === 0) return
  const column = creditColumns[credit]
  await tx
    .update(subscriptions)
    .set({ [column]: sql`${subscriptions[column]} + ${count}` })
    .where(eq(subscriptions.companyId, companyId))
}
