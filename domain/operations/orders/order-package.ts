import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type orderPackage as call, mostOpenOrders } from '#contract/subscriptions/orders.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { packages } from '#database/schema/credits/packages.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { isOrderable } from '#domain/credits/packages/list-packages.ts'
import { vatOf } from '#domain/credits/packages/package-price.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { describeOrder } from './describe-orders.ts'
import { paymentWay } from './payment-ways.ts'

type PackageRecord = typeof packages.$inferSelect

/** Orders a package. Its credits are given only once it is paid. */
export async function orderPackage(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, packageId } = input
  if (!paymentWay()) throw problem('orders.noAccount')
  return database().transaction(async (tx) => {
    // Locked, so that simultaneous orders are checked one after the other.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
    const wanted = await offeredPackage(tx, packageId)
    await requireOrderable(tx, companyId, wanted)
    const placed = await placeOrder(tx, wanted, { companyId, orderedBy: signedIn(caller).accountId })
    return describeOrder(tx, placed, caller.language)
  })
}

export async function offeredPackage(tx: Transaction, packageId: string): Promise<PackageRecord> {
  const [found] = await tx
    .select()
    .from(packages)
    .where(and(eq(packages.id, packageId), eq(packages.isOffered, true)))
  if (!found) throw problem('packages.notFound')
  return found
}

async function requireOrderable(tx: Transaction, companyId: string, wanted: PackageRecord) {
  if (!isOrderable(wanted)) throw problem('orders.notOrderable')
  const theirs = eq(orders.companyId, companyId)
  const again = and(theirs, eq(orders.packageId, wanted.id), ne(orders.state, 'Cancelled'))
  if (wanted.oncePerCompany && (await tx.$count(orders, again)) > 0) throw problem('orders.notOrderable')
  if (wanted.kind === 'topUp') await requireRunning(tx, companyId)
  const open = await tx.$count(orders, and(theirs, inArray(orders.state, ['Ordered', 'PartlyPaid'])))
  if (open >= mostOpenOrders) throw problem('orders.tooManyOpen', { most: mostOpenOrders })
}

async function requireRunning(tx: Transaction, companyId: string) {
  const [held] = await tx.select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  if (held && held.expiryAt <= new Date()) throw problem('orders.packageEnded')
}

interface Placed {
  readonly companyId: string
  readonly orderedBy: string
}

/** Creates the order with a copy of the package's current terms. */
export async function placeOrder(tx: Transaction, wanted: PackageRecord, { companyId, orderedBy }: Placed) {
  const { id: packageId, kind, names, months, days, carriesOver, currency, vatRate } = wanted
  const { applicationCredit, documentCredit, messageCredit } = wanted
  const priceMinor = wanted.priceMinor ?? 0
  const [placed] = await tx
    .insert(orders)
    .values({
      id: newId(),
      companyId,
      orderedBy,
      packageId,
      kind,
      names,
      months,
      days,
      carriesOver,
      currency,
      vatRate,
      applicationCredit,
      documentCredit,
      messageCredit,
      priceMinor,
      vatMinor: vatOf(priceMinor, vatRate),
    })
    .returning()
  if (!placed) throw new Error('An order was not placed')
  return placed
}
