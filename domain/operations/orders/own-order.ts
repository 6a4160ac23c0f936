import { and, eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { orders } from '#database/schema/credits/orders.ts'

export type OrderRecord = typeof orders.$inferSelect

export interface OrderIds {
  readonly companyId: string
  readonly orderId: string
}

/** An order of this organization; others are not found. */
export async function ownOrder(db: Database | Transaction, { companyId, orderId }: OrderIds): Promise<OrderRecord> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.companyId, companyId)))
  if (!found) throw problem('orders.notFound')
  return found
}

/** An order of any organization, for operators. */
export async function anyOrder(orderId: string): Promise<OrderRecord> {
  const [found] = await database().select().from(orders).where(eq(orders.id, orderId))
  if (!found) throw problem('orders.notFound')
  return found
}

/** Locks an order of any organization for a change, and refuses it if `version` is outdated. */
export async function lockOrder(tx: Transaction, orderId: string, version?: number): Promise<OrderRecord> {
  const [found] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!found) throw problem('orders.notFound')
  if (version !== undefined && version !== found.version) throw problem('orders.changedSince')
  return found
}
