import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { yieldToRequests } from '#platform/yield-to-requests.ts'
import type { ExportRecord } from '../export-record.ts'

/** How long a lease on an export lasts without renewal. */
export const carrySeconds = 60
/** How often the lease and the progress are written, and a cancellation is noticed. */
const beatMs = 1000

/** Thrown when an export was cancelled while it was being made, or another process has taken over its lease. */
export class NoLongerWanted extends Error {}

/** The row while this worker holds its lease: not cancelled, and not taken over. */
export const isCarried = ({ id, carrier }: Pick<ExportRecord, 'id' | 'carrier'>) =>
  and(eq(madeExports.id, id), eq(madeExports.state, 'making'), sql`${madeExports.carrier} = ${carrier}`)

export type Carrying = ReturnType<typeof carrying>

/** Renews the lease on an export and writes its progress while it is made. `isAwaited`: a request waits for it. */
export function carrying(made: ExportRecord, isAwaited: boolean) {
  const told: string[] = []
  let [done, total] = [0, made.total]
  let isLost = false

  async function tell() {
    const kept = await database()
      .update(madeExports)
      .set({ done, total, carriedUntil: sql`now() + make_interval(secs => ${carrySeconds})` })
      .where(isCarried(made))
      .returning({ id: madeExports.id })
    isLost = kept.length === 0
  }
  // A lost connection is ignored: the lease is checked again at the end.
  const beat = setInterval(() => void tell().catch(() => {}), beatMs)

  return {
    expect(count: number) {
      total = count
    },
    /** Counts rows as written; if the export is sensitive, their candidates are notified in the end. */
    wrote(applicationIds: readonly string[]) {
      if (isLost) throw new NoLongerWanted()
      done += applicationIds.length
      if (made.isSensitive) told.push(...applicationIds)
    },
    written: () => done,
    /**
     * Called between pieces of work of a millisecond or two: yields once if a request awaits the export, otherwise
     * waits briefly for running requests.
     */
    turn: (): Promise<void> => (isAwaited ? nextTurn() : yieldToRequests()),
    /** The applications whose history records a sensitive export. */
    told: (): readonly string[] => told,
    stop: () => clearInterval(beat),
  }
}
