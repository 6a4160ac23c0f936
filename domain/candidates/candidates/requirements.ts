import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import {
  Requirements,
  type readRequirements as readCall,
  type saveRequirements as saveCall,
} from '#contract/candidates/candidate-profile.ts'
import { noRequirements } from '#contract/candidates/no-requirements.ts'
import { database } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { sealJson, unsealJson } from '#platform/sealed-json.ts'
import { lockCandidate } from './lock-candidate.ts'
import { requireUnchanged } from './require-unchanged.ts'

export async function readRequirements(
  _: Caller,
  { candidateId }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  const [candidate] = await database()
    .select({ sealed: candidates.requirementsSealed })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
  return { requirements: await unsealJson(Requirements, candidate?.sealed ?? null) }
}

/** Encrypted as a whole, because health and income must not be readable in the table. */
export async function saveRequirements(
  _: Caller,
  { candidateId, requirements, was }: Input<typeof saveCall>,
): Promise<Output<typeof saveCall>> {
  const requirementsSealed = await sealJson(requirements)
  await database().transaction(async (tx) => {
    const { requirementsSealed: before } = await lockCandidate(tx, candidateId)
    requireUnchanged((await unsealJson(Requirements, before)) ?? noRequirements, was)
    await tx.update(candidates).set({ requirementsSealed }).where(eq(candidates.id, candidateId))
  })
  return { requirements }
}
