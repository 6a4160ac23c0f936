import { eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { Credit } from '#contract/subscriptions/credits.ts'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { readSubscription } from '#domain/credits/subscriptions/read-subscription.ts'
import { spendCredits } from '#domain/credits/subscriptions/spend-credits.ts'
import { confirmOrder } from '#domain/operations/orders/confirm-order.ts'
import { orderPackage } from '#domain/operations/orders/order-package.ts'
import { aCompany } from '../builders.ts'

/** The day that money came on in tests. */
export const receivedOn = '2026-11-17'

/** The price of the package Başlangıç with VAT. */
export const starterTotal = 2_388_000

/** An organization that buys packages, and `runs`, who confirms what it pays. */
export async function aBuyer(runs: Caller) {
  const company = await aCompany()
  const { caller, companyId } = company
  return {
    ...company,
    order: (packageId = 'starter') => orderPackage(caller, { companyId, packageId }),
    pay: ({ id: orderId, version }: { readonly id: string; readonly version: number }, amountMinor = starterTotal) =>
      confirmOrder(runs, { orderId, version, amountMinor, on: receivedOn, note: '' }),
    left: () => readSubscription(caller, { companyId }),
    spend: (credit: Credit, count: number) =>
      database().transaction((tx) => spendCredits(tx, companyId, credit, count, { why: 'application' })),
    /** Its package ended yesterday. */
    end: () =>
      database()
        .update(subscriptions)
        .set({ expiryAt: sql`now() - interval '1 day'` })
        .where(eq(subscriptions.companyId, companyId)),
    async news() {
      const own = eq(notifications.accountId, company.accountId)
      return (await database().select().from(notifications).where(own)).map(({ event }) => event)
    },
  }
}
