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
 * Gives what was bought. A package begins now, and is good from the end of the one before if that still runs; what is left of
 * that one stays or expires, as the new one says. A top-up is added to the package that runs, and is good for its own days
 * where none does.
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
    demandHoldable(left, total)
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
 * Takes back what was bought, as far as it is left, and the time with it. Credits that were spent stay spent: what they paid
 * for has happened. Of a package that has ended nothing is left to take; only what is told of its end changes.
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

/** Refuses what nobody could count any more: what would be left, and what was given together. */
export function demandHoldable(...numbers: readonly number[]) {
  if (Math.max(...numbers) > mostCredits) throw problem('credits.tooMany', { most: mostCredits })
}

/**
 * Locks the balance until the transaction ends; an organization that has none yet begins its trial. Whether it is over is
 * asked of the clock: a payment that began before the end may have waited until after it, and what it buys is not to end with
 * what has ended.
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

/** The rows of a change that touches several kinds, while its balance is held. */
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
