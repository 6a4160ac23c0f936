import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { type CreditCause, moveCredits } from '#domain/credits/subscriptions/move-credits.ts'
import { creditsLeft } from '#domain/credits/subscriptions/spend-credits.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { notifyOpened } from './notify-opened.ts'

interface Coming {
  readonly companyId: string
  /** How many application credits are added. */
  readonly count: number
}

/**
 * Opens the sealed applications of an organization that its new credits pay for, the oldest first, in the transaction
 * that adds the credits. Lock order: applications before credits everywhere, so they are locked before `give` locks
 * the organization's row. Candidates notice nothing: no news, no history entry, no changed time.
 */
export async function openSealed(
  tx: Transaction,
  { companyId, count }: Coming,
  cause: Omit<CreditCause, 'why'>,
  give: () => Promise<unknown>,
): Promise<number> {
  const known = await lockFirst(tx, companyId, count + (await creditsLeft(tx, companyId, 'application')))
  await give()
  let left = await creditsLeft(tx, companyId, 'application')
  let opened = await open(tx, known.slice(0, left))
  left -= opened
  // Applications sealed between the two locks are visible now, because sealing holds the organization's row until its
  // commit.
  while (left > 0) {
    const more = await open(tx, await lockFree(tx, companyId, left))
    if (more === 0) break
    opened += more
    left -= more
  }
  if (opened === 0) return 0
  const paid = { companyId, credit: 'application', amount: -opened, spends: true } as const
  if (!(await moveCredits(tx, paid, { ...cause, why: 'opened' })))
    throw new Error('Credits that are held were not there')
  await notifyOpened(tx, companyId, opened)
  return opened
}

/** Withdrawn applications are not readable: they stay sealed, and cost nothing. */
const isWaiting = (companyId: string) =>
  and(eq(applications.companyId, companyId), eq(applications.sealed, true), ne(applications.status, 'Withdrawn'))

const first = (tx: Transaction, companyId: string, most: number) =>
  tx
    .select({ id: applications.id })
    .from(applications)
    .where(isWaiting(companyId))
    .orderBy(asc(applications.submittedAt), asc(applications.id))
    .limit(most)

/** Locks the oldest sealed applications, and returns them in the order of submission. */
async function lockFirst(tx: Transaction, companyId: string, most: number): Promise<string[]> {
  const ids = (await first(tx, companyId, most)).map(({ id }) => id)
  if (ids.length === 0) return ids
  // Some may have been withdrawn or opened while this waited for the lock.
  const still = new Set(
    await lockApplications(tx, and(isWaiting(companyId), sql`${applications.id} = any(${uuids(ids)})`)),
  )
  return ids.filter((id) => still.has(id))
}

/**
 * The same while the organization's row is held: a locked application is skipped and left to the job, because waiting
 * could deadlock.
 */
async function lockFree(tx: Transaction, companyId: string, most: number): Promise<string[]> {
  const rows = await first(tx, companyId, most).for('no key update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

async function open(tx: Transaction, ids: readonly string[]): Promise<number> {
  if (ids.length > 0)
    await tx
      .update(applications)
      .set({ sealed: false })
      .where(sql`${applications.id} = any(${uuids(ids)})`)
  return ids.length
}
