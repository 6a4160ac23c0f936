import { and, eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'

/** How long somebody who makes a copy and renews nothing is believed to be alive. */
export const carrySeconds = 60
/** How often it is told how far it is, and looked at whether it is still wanted. */
const beatMs = 1000

/** Thrown where another process has taken a copy over, or its person has left. */
export class NoLongerWanted extends Error {}

interface Carried {
  readonly id: string
  readonly carrier: string | null
}

/** The copy as long as it is in these hands. */
export const isCarried = ({ id, carrier }: Carried) =>
  and(eq(dataCopies.id, id), eq(dataCopies.state, 'making'), sql`${dataCopies.carrier} = ${carrier}`)

/** Tells how far a copy is while it is made, and keeps it in these hands. */
export function carryingCopy(copy: Carried) {
  let [done, total] = [0, 0]
  let isLost = false

  async function tell() {
    const kept = await database()
      .update(dataCopies)
      .set({ done, total, carriedUntil: sql`now() + make_interval(secs => ${carrySeconds})` })
      .where(isCarried(copy))
      .returning({ id: dataCopies.id })
    isLost = kept.length === 0
  }
  // A database that is away for a moment is no reason to give up: whether it is still ours is asked again at the end.
  const beat = setInterval(() => void tell().catch(() => {}), beatMs)

  return {
    expect(count: number) {
      total = count
    },
    wrote() {
      if (isLost) throw new NoLongerWanted()
      done += 1
    },
    total: () => total,
    stop: () => clearInterval(beat),
  }
}
