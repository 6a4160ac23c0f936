import { and, eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { leaseEnd, retryAt } from '#database/lease.ts'
import type { dataCopies } from '#database/schema/exports/data-copies.ts'
import type { madeExports } from '#database/schema/exports/made-exports.ts'

/** Tables whose rows are files that a worker makes under a lease. */
type MadeFiles = typeof madeExports | typeof dataCopies

interface Leased {
  readonly id: string
  /** The id of the run that holds the lease; each attempt has one of its own. */
  readonly leaseHolder: string | null
  readonly attempts: number
}

/** Thrown when the file is not wanted any more, or another process has taken over its lease. */
export class LeaseLost extends Error {}

/** The row, if this run still holds its lease: not cancelled, and not taken over. */
export const holdsLease = (table: MadeFiles, { id, leaseHolder }: Pick<Leased, 'id' | 'leaseHolder'>) =>
  and(eq(table.id, id), eq(table.state, 'making'), sql`${table.leaseHolder} = ${leaseHolder}`)

/** What a row becomes when its lease ends. */
export const unleased = { leaseHolder: null, leasedUntil: null }

const renewedEachMs = 1000

/** Renews the lease while a file is made, and stores how much of it is done. */
export function keepLease(
  table: MadeFiles,
  leased: Leased,
  progress: () => { readonly done: number; readonly total: number },
) {
  let isLost = false
  async function renew() {
    const renewed = await database()
      .update(table)
      .set({ ...progress(), leasedUntil: leaseEnd() })
      .where(holdsLease(table, leased))
      .returning({ id: table.id })
    isLost = renewed.length === 0
  }
  // A short loss of the database does not stop the work: the lease is checked again at the end.
  const timer = setInterval(() => void renew().catch(() => {}), renewedEachMs)
  return {
    require() {
      if (isLost) throw new LeaseLost()
    },
    stop: () => clearInterval(timer),
  }
}

/** Gives a lease back after a failure; the next attempt comes after 20 seconds, then after 40, 80 … */
export const giveLeaseBack = (table: MadeFiles, leased: Leased) =>
  database()
    .update(table)
    .set({ state: 'waiting', leaseHolder: null, done: 0, leasedUntil: retryAt(20, leased.attempts) })
    .where(holdsLease(table, leased))

/** Files that nobody makes and that are due: the process that made them died, or a retry is due. */
export const isLeftUnmade = (table: MadeFiles) =>
  // A new row has a job of its own; it counts as left only when that job should have begun.
  sql`${table.state} in ('waiting', 'making') and (${table.leasedUntil} <= now()
    or (${table.leasedUntil} is null and ${table.createdAt} < now() - interval '1 minute'))`
