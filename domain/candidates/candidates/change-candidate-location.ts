import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CandidateProfile, changeCandidateLocation as call } from '#contract/candidates/candidate-profile.ts'
import { database } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { lockCandidate } from './lock-candidate.ts'
import { readCandidateProfile } from './read-candidate-profile.ts'
import { requireUnchanged } from './require-unchanged.ts'
import { requireNoneWrong } from './wrong-fields.ts'
import { wrongPlaces } from './wrong-places.ts'

export async function changeCandidateLocation(
  caller: Caller,
  { candidateId, countryId, cityId, townId = null, was }: Input<typeof call>,
): Promise<CandidateProfile> {
  const place = { countryId, cityId, townId }
  requireNoneWrong(caller, await wrongPlaces(database(), place))
  await database().transaction(async (tx) => {
    const before = await lockCandidate(tx, candidateId)
    // Before the first save the form has a preselected country, so there is nothing to compare.
    if (before.countryId !== null) requireUnchanged(before, was)
    await tx.update(candidates).set(place).where(eq(candidates.id, candidateId))
  })
  return readCandidateProfile(caller, { candidateId })
}
