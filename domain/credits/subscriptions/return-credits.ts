import type { Credit } from '#contract/subscriptions/credits.ts'
import type { Transaction } from '#database/connection.ts'
import { type CreditCause, moveCredits } from './move-credits.ts'

/**
 * Returns credits for something that never happened. Lock order: the organization's row stays locked until the
 * transaction ends, so this comes last in it, as spending does.
 */
export async function returnCredits(
  tx: Transaction,
  companyId: string,
  credit: Credit,
  count: number,
  cause: Omit<CreditCause, 'why'>,
) {
  if (count === 0) return
  await moveCredits(tx, { companyId, credit, amount: count, spends: false }, { ...cause, why: 'returned' })
}
