import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { recordVisit as recordVisitCall } from '#contract/visits.ts'
import { database } from '#database/connection.ts'
import { visits } from '#database/schema/visits.ts'

export async function recordVisit(_caller: Caller, visit: Input<typeof recordVisitCall>) {
  await database().insert(visits).values(visit).onConflictDoNothing()
  return null
}
