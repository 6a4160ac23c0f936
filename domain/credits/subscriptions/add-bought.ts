import { eq, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import { type Credit, type CreditReason, mostCredits } from '#contract/subscriptions/credits.ts'
import type { Transaction } from '#database/connection.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import type { orders } from '#database/schema/credits/orders.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { beginTrial } from './begin-trial.ts'
import type { CreditCause } from './move-credits.ts'

export type Bought = Pick<
  typeof orders.$inferSelect,
  'packageId' | 'kind' | 'applicationCredit' | 'documentCredit' | 'messageCredit' | 'months' | 'days' | 'carriesOver'
>

type Cause = Omit<CreditCause, 'why'>

const kinds = [
  ['application', 'Application'],
  ['document', 'Document'],
  ['message', 'Message'],
] as const

interface Entry {
  readonly kind: Credit
  readonly amount: number
  readonly balance: number
  readonly why: CreditReason
}

/**
 * Adds the credits of a purchase. A package starts now and is valid from the end of the previous one if that still
 * runs; what is left of the previous one stays or expires, as the new one says. A top-up is added to the running
 * package, and is valid for its own days if none runs.
 */
export async function addBought(tx: Transaction, companyId: string, bought: Bought, cause: Cause) {
  const { held, isOver } = await holdBalance(tx, companyId)
  const isTopUp = bought.kind === 'topUp'
  const keeps = !isOver && (isTopUp || bought.carriesOver)
  const entries: Entry[] = []
  const changed: Record<string, number> = {}
  for (const [kind, name] of kinds) {
    const before = held[`left${name}Credit`]
    const carried = keeps ? before : 0
    const given = bought[`${kind}Credit`]
    const left = carried + given
    const total = isTopUp && !isOver ? held[`total${name}Credit`] + given : left
    requireHoldable(left, total)
    entries.push({ kind, amount: carried - before, balance: carried, why: 'expired' })
    entries.push({ kind, amount: given, balance: left, why: isTopUp ? 'topUp' : 'package' })
    changed[`left${name}Credit`] = left
    changed[`total${name}Credit`] = total
    changed[`lapsed${name}Credit`] = 0
  }
  const validity = sql`make_interval(months => ${bought.months}, days => ${bought.days})`
  await tx
    .update(subscriptions)
    .set({
      ...changed,
      endedAt: null,
      ...(!isTopUp && { package: bought.packageId }),
      ...((!isTopUp || isOver) && {
        expiryAt: sql`greatest(clock_timestamp(), ${subscriptions.expiryAt}) + ${validity}`,
      }),
    })
    .where(eq(subscriptions.companyId, companyId))
  await writeEntries(tx, companyId, entries, cause)
}

/**
 * Takes a purchase back, as far as credits are left, with its time. Spent credits stay spent. For a package that has
 * ended nothing is left to take; only the reported remainder changes.
 */
export async function takeBackBought(tx: Transaction, companyId: string, bought: Bought, cause: Cause) {
  const { held, isOver } = await holdBalance(tx, companyId)
  const entries: Entry[] = []
  const changed: Record<string, number> = {}
  for (const [kind, name] of kinds) {
    const before = held[`left${name}Credit`]
    const given = bought[`${kind}Credit`]
    const taken = Math.min(before, given)
    const lapsed = Math.max(0, held[`lapsed${name}Credit`] - (given - taken))
    entries.push({ kind, amount: -taken, balance: before - taken, why: 'orderRefunded' })
    changed[`left${name}Credit`] = before - taken
    changed[`lapsed${name}Credit`] = lapsed
    changed[`total${name}Credit`] = Math.max(before - taken + lapsed, held[`total${name}Credit`] - given)
  }
  const validity = sql`make_interval(months => ${bought.months}, days => ${bought.days})`
  await tx
    .update(subscriptions)
    .set({
      ...changed,
      ...(bought.kind !== 'topUp' &&
        !isOver && { expiryAt: sql`greatest(clock_timestamp(), ${subscriptions.expiryAt} - ${validity})` }),
    })
    .where(eq(subscriptions.companyId, companyId))
  await writeEntries(tx, companyId, entries, cause)
}

/** Refuses numbers beyond the maximum: the resulting balance and the sum of given credits. */
export function requireHoldable(...numbers: readonly number[]) {
  if (Math.max(...numbers) > mostCredits) throw problem('credits.tooMany', { most: mostCredits })
}

/**
 * Locks the balance until the transaction ends; starts the trial if there is no balance yet. Uses clock_timestamp(),
 * not the start of the transaction: a payment that began before the end may have waited until after it, and its
 * credits must not expire with the old package.
 */
export async function holdBalance(tx: Transaction, companyId: string) {
  const read = () =>
    tx
      .select({ held: subscriptions, isOver: sql<boolean>`${subscriptions.expiryAt} <= clock_timestamp()` })
      .from(subscriptions)
      .where(eq(subscriptions.companyId, companyId))
      .for('no key update')
  const [known] = await read()
  if (known) return known
  await beginTrial(tx, companyId)
  const [begun] = await read()
  if (!begun) throw new Error('A trial that was begun is not there')
  return begun
}

/** Writes the ledger rows of a change of several kinds; the caller holds the balance. */
async function writeEntries(tx: Transaction, companyId: string, entries: readonly Entry[], cause: Cause) {
  const rows = entries.filter(({ amount }) => amount !== 0)
  if (rows.length === 0) return
  const { about, accountId = null, note = null } = cause
  await tx.insert(creditEntries).values(
    rows.map((row) => ({
      ...row,
      companyId,
      about: about?.kind ?? null,
      aboutId: about?.id ?? null,
      accountId,
      note,
    })),
  )
}
