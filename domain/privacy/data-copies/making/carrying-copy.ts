import { and, eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'

/** The duration of the lease: a worker that does not renew it counts as dead. */
export const carrySeconds = 60
/** How often the progress is stored, the lease renewed and a cancellation noticed. */
const beatMs = 1000

/** Thrown when another process has taken the lease, or the account was closed. */
export class NoLongerWanted extends Error {}

interface Carried {
  readonly id: string
  readonly carrier: string | null
}

/** Whether this worker holds the lease of the copy. */
export const isCarried = ({ id, carrier }: Carried) =>
  and(eq(dataCopies.id, id), eq(dataCopies.state, 'making'), sql`${dataCopies.carrier} = ${carrier}`)

/** Stores the progress of a copy while it is made, and renews the lease. */
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
  // A short loss of the database does not stop the work: the lease is checked again at the end.
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
