import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'

export type Credit = 'application' | 'document' | 'message'

/** The credits that every organization starts with, and for how many days. */
const trial = { application: 100, document: 50, message: 200, days: 30 } as const

/**
 * Spends credits of one kind, all or none; false if too few are left or they have expired. The organization's row stays
 * locked until the transaction ends, so this comes last in it.
 */
export async function spendCredits(
  tx: Transaction,
  companyId: string,
  credit: Credit,
  count: number,
): Promise<boolean> {
  if (count === 0 || (await takeFrom(tx, companyId, credit, count))) return true
  const known = await tx.$count(subscriptions, eq(subscriptions.companyId, companyId))
  if (known > 0) return false
  await beginTrial(tx, companyId)
  return takeFrom(tx, companyId, credit, count)
}

export const creditColumns = {
  application: 'leftApplicationCredit',
  document: 'leftDocumentCredit',
  message: 'leftMessageCredit',
} as const

/** How many credits of one kind an organization may still spend; one that has spent none yet has its trial before it. */
export async function creditsLeft(tx: Transaction, companyId: string, credit: Credit): Promise<number> {
  const [row] = await tx
    .select({
      left: subscriptions[creditColumns[credit]],
      isOver: sql<boolean>`${subscriptions.expiryAt} <= now()`,
    })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
  if (!row) return trial[credit]
  return row.isOver ? 0 : row.left
}

async function takeFrom(tx: Transaction, companyId: string, credit: Credit, count: number): Promise<boolean> {
  return (await takingOn(tx, credit).execute({ companyId, count })).length > 0
}

const takingOn = preparedOn((tx, credit: Credit) => {
  const left = subscriptions[creditColumns[credit]]
  const count = sql`${sql.placeholder('count')}::int`
  return tx
    .update(subscriptions)
    .set({ [creditColumns[credit]]: sql`${left} - ${count}` })
    .where(
      and(
        eq(subscriptions.companyId, sql.placeholder('companyId')),
        gte(left, count),
        gt(subscriptions.expiryAt, sql`now()`),
      ),
    )
    .returning({ companyId: subscriptions.companyId })
    .prepare(`spend_${credit}_credits`)
})

/** Starts the trial once: of two simultaneous requests the second waits for the first and finds its row. */
async function beginTrial(tx: Transaction, companyId: string) {
  await tx
    .insert(subscriptions)
    .values({
      companyId,
      package: 'trial',
      totalApplicationCredit: trial.application,
      totalDocumentCredit: trial.document,
      totalMessageCredit: trial.message,
      leftApplicationCredit: trial.application,
      leftDocumentCredit: trial.document,
      leftMessageCredit: trial.message,
      expiryAt: sql`now() + make_interval(days => ${trial.days})`,
    })
    .onConflictDoNothing()
}
