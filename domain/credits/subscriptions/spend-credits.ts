import { eq, sql } from 'drizzle-orm'
import type { Credit } from '#contract/subscriptions/credits.ts'
import type { Transaction } from '#database/connection.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { beginTrial, trialPackage } from './begin-trial.ts'
import { type CreditCause, creditColumns, moveCredits } from './move-credits.ts'

/**
 * Spends credits of one kind, all or none; false if too few are left or they have expired. Lock order: the
 * organization's row stays locked until the transaction ends, whatever the result, so this comes last in it: a
 * purchase waits, and then finds the applications that were sealed for lack of credits.
 */
export async function spendCredits(
  tx: Transaction,
  companyId: string,
  credit: Credit,
  count: number,
  cause: CreditCause,
): Promise<boolean> {
  const move = { companyId, credit, amount: -count, spends: true }
  if (count === 0 || (await moveCredits(tx, move, cause))) return true
  const [held] = await tx
    .select({ left: leftNow(credit) })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .for('no key update')
  if (held) return held.left >= count && moveCredits(tx, move, cause)
  await beginTrial(tx, companyId)
  return moveCredits(tx, move, cause)
}

/** How many credits of one kind an organization may still spend; before the first use that is its trial. */
export async function creditsLeft(tx: Transaction, companyId: string, credit: Credit): Promise<number> {
  const [held] = await tx
    .select({ left: leftNow(credit) })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
  return held ? held.left : (await trialPackage(tx))[`${credit}Credit`]
}

const leftNow = (credit: Credit) =>
  sql<number>`case when ${subscriptions.expiryAt} > now() then ${subscriptions[creditColumns[credit]]} else 0 end`
