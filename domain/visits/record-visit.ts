import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { recordVisit as recordVisitCall } from '#contract/visits.ts'
import { database } from '#database/connection.ts'
import { limit } from '#database/rate-limits.ts'
import { visits } from '#database/schema/visits.ts'
import { addressOf } from '#domain/accounts/limits.ts'

/** Two visits per second for ten minutes: enough for a whole school behind one address. */
const byAddress = limit('visits:address', { points: 1200, seconds: 10 * 60 })

export async function recordVisit(caller: Caller, visit: Input<typeof recordVisitCall>) {
  await byAddress.demand(addressOf(caller))
  await database().insert(visits).values(visit).onConflictDoNothing()
  return null
}
