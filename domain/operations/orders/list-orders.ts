import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  readOperatedOrder as readCall,
  searchOrders as searchCall,
} from '#contract/subscriptions/operate-orders.ts'
import type { listOrders as listCall } from '#contract/subscriptions/orders.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { fold } from '#platform/text/turkish.ts'
import { describeOperated, describeOrders } from './describe-orders.ts'
import { numberIn } from './order-sums.ts'
import { anyOrder } from './own-order.ts'

export async function listOrders(caller: Caller, input: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  const { companyId, state, pageNumber, pageSize } = input
  const which = and(eq(orders.companyId, companyId), state && inArray(orders.state, state))
  const [rows, total] = await Promise.all([page(which, pageNumber, pageSize), database().$count(orders, which)])
  return { items: await describeOrders(database(), rows, caller.language), total, pageNumber, pageSize }
}

export async function searchOrders(
  caller: Caller,
  input: Input<typeof searchCall>,
): Promise<Output<typeof searchCall>> {
  const { state, search, pageNumber, pageSize } = input
  const which = and(state && inArray(orders.state, state), search === undefined ? undefined : isSought(search))
  const [rows, total] = await Promise.all([page(which, pageNumber, pageSize), database().$count(orders, which)])
  return { items: await describeOperated(database(), rows, caller.language), total, pageNumber, pageSize }
}

export async function readOperatedOrder(
  { language }: Caller,
  { orderId }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  const [one] = await describeOperated(database(), [await anyOrder(orderId)], language)
  if (!one) throw new Error('An order was not described')
  return one
}

const page = (which: ReturnType<typeof and>, pageNumber: number, pageSize: number) =>
  database()
    .select()
    .from(orders)
    .where(which)
    .orderBy(desc(orders.orderedAt), asc(orders.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)

/**
 * By the organization's name, or by the reference of a transfer. Two subqueries, because an `or` would scan every
 * order.
 */
function isSought(search: string) {
  const named = database()
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(sql`${companies.search} like ${`%${fold(search).replace(/[\\%_]/g, '\\$&')}%`}`)
  const number = numberIn(search)
  if (number === undefined) return inArray(orders.id, named)
  const numbered = database().select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return inArray(orders.id, unionAll(named, numbered))
}
