import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { othersFirst } from '#platform/others-first.ts'
import type { ExportRecord } from '../export-record.ts'

/** How long somebody who makes an export and renews nothing is believed to be alive. */
export const carrySeconds = 60
/** How often it is told how far it is, and looked at whether it is still wanted. */
const beatMs = 1000

/** Thrown where an export was cancelled while it was made, or another process has taken it over. */
export class NoLongerWanted extends Error {}

/** The export as long as it is in these hands: not cancelled, and taken over by nobody. */
export const isCarried = ({ id, carrier }: Pick<ExportRecord, 'id' | 'carrier'>) =>
  and(eq(madeExports.id, id), eq(madeExports.state, 'making'), sql`${madeExports.carrier} = ${carrier}`)

export type Carrying = ReturnType<typeof carrying>

/** Tells how far an export is while it is made, and keeps it in these hands. `isAwaited`: by whoever asked for it. */
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
  // A database that is away for a moment is no reason to give up: whether it is still ours is asked again at the end.
  const beat = setInterval(() => void tell().catch(() => {}), beatMs)

  return {
    /** How many there are, exactly. */
    expect(count: number) {
      total = count
    },
    /** Some more are written: applications whose candidates may have to be told of it. */
    wrote(applicationIds: readonly string[]) {
      if (isLost) throw new NoLongerWanted()
      done += applicationIds.length
      if (made.isSensitive) told.push(...applicationIds)
    },
    written: () => done,
    /** Between two pieces of work of a millisecond or two: others have their turn, and are waited for unless this is awaited. */
    turn: (): Promise<void> => (isAwaited ? nextTurn() : othersFirst()),
    /** Those who are told, where something sensitive is in it. */
    told: (): readonly string[] => told,
    stop: () => clearInterval(beat),
  }
}
