import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import type { MemberEvent } from '#domain/ground/notifications/news-text.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import { orderReference } from './order-sums.ts'
import type { OrderRecord } from './own-order.ts'

type OrderEvent = Extract<MemberEvent, `order${string}`>

/** Notifies the Roots of the organization, who alone may order, of an order's progress. */
export async function notifyOfOrder(tx: Transaction, order: OrderRecord, event: OrderEvent) {
  const roots = await tx
    .select({ accountId: companyMembers.accountId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, order.companyId), eq(companyMembers.userType, 'Root')))
  const values = { title: orderReference(order) }
  await notifyMembers(
    tx,
    roots.map(({ accountId }) => ({ accountId, values })),
    { kind: 'credits', event, address: '/organizations-dashboard/apps' },
  )
}
