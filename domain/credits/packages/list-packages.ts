import { and, asc, eq, ne } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listPackages as call } from '#contract/subscriptions/subscription.ts'
import { database } from '#database/connection.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { packages } from '#database/schema/credits/packages.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { vatOf } from './package-price.ts'

/** The packages on offer, in the operators' order. */
export async function listPackages(caller: Caller, { companyId }: Input<typeof call>): Promise<Output<typeof call>> {
  const [offered, [held], bought] = await Promise.all([
    database()
      .select()
      .from(packages)
      .where(eq(packages.isOffered, true))
      .orderBy(asc(packages.position), asc(packages.id)),
    database().select().from(subscriptions).where(eq(subscriptions.companyId, companyId)),
    database()
      .selectDistinct({ id: orders.packageId })
      .from(orders)
      .where(and(eq(orders.companyId, companyId), ne(orders.state, 'Cancelled'))),
  ])
  const isOver = held !== undefined && held.expiryAt <= new Date()
  const boughtIds = new Set(bought.map(({ id }) => id))
  const isRoot = caller.person?.kind === 'Company' && caller.person.userType === 'Root'
  return {
    items: offered.map((one) => {
      const { priceMinor, vatRate } = one
      const vatMinor = priceMinor === null ? null : vatOf(priceMinor, vatRate)
      return {
        id: one.id,
        kind: one.kind,
        name: one.names[caller.language],
        note: one.notes[caller.language],
        applicationCredit: one.applicationCredit,
        documentCredit: one.documentCredit,
        messageCredit: one.messageCredit,
        months: one.months,
        days: one.days,
        carriesOver: one.carriesOver,
        currency: one.currency,
        vatRate,
        priceMinor,
        vatMinor,
        totalMinor: priceMinor === null || vatMinor === null ? null : priceMinor + vatMinor,
        isCurrent: (held?.package ?? 'trial') === one.id,
        can: {
          order:
            isRoot &&
            isOrderable(one) &&
            !(one.kind === 'topUp' && isOver) &&
            !(one.oncePerCompany && boughtIds.has(one.id)),
        },
      }
    }),
  }
}

/**
 * Whether an organization can order it online: not the trial, which starts by itself, and not a package whose price is
 * negotiated.
 */
export const isOrderable = ({ kind, priceMinor }: Pick<typeof packages.$inferSelect, 'kind' | 'priceMinor'>) =>
  (kind === 'package' || kind === 'topUp') && priceMinor !== null && priceMinor > 0
