import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listOperatorActs as call } from '#contract/operations/operator-acts.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'

const ofOrders: readonly string[] = [
  'orderMoneyCame',
  'orderCancelled',
  'orderMoneyBack',
  'orderInvoiced',
  'orderAgreed',
]

export async function listOperatorActs(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { act, companyId, pageNumber, pageSize } = input
  const which = and(
    act && inArray(operatorActs.act, act),
    companyId === undefined ? undefined : eq(operatorActs.companyId, companyId),
  )
  const [rows, total] = await Promise.all([
    database()
      .select({ row: operatorActs, name: accounts.name, surname: accounts.surname })
      .from(operatorActs)
      .leftJoin(accounts, eq(accounts.id, operatorActs.accountId))
      .where(which)
      .orderBy(desc(operatorActs.place))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(operatorActs, which),
  ])
  const items = rows.map(({ row, name, surname }) => ({
    id: String(row.place),
    at: row.at.toISOString(),
    act: row.act,
    by: name === null ? null : `${name} ${surname}`,
    about: row.about,
    companyId: row.companyId,
    orderId: ofOrders.includes(row.act) ? row.aboutId : null,
    amountMinor: row.values.amountMinor ?? null,
    credits: row.values.credits ? { left: null, ...row.values.credits } : null,
    changes: [...(row.values.changes ?? [])],
    reason: row.reason,
  }))
  return { items, total, pageNumber, pageSize }
}
