import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CitizenCheck } from '#contract/candidates/candidate-facts.ts'
import type { saveCitizen as call } from '#contract/candidates/candidate-profile.ts'
import { database } from '#database/connection.ts'
import { limit } from '#database/rate-limits.ts'
import { candidates } from '#database/schema/candidates.ts'
import { candidateRow } from './candidate-row.ts'
import { hasCitizenService, requireCitizen } from './citizen-service.ts'
import { lockCandidate } from './lock-candidate.ts'
import { requireUnchanged } from './require-unchanged.ts'
import { maskedTckn, openCitizenNumber, sealCitizenNumber } from './sealed-citizen-number.ts'
import { wrongFields } from './wrong-fields.ts'

/**
 * Stores an identity number. The schema has checked its digits; only the national service can tell whether it is the
 * candidate's.
 */
export async function saveCitizen(
  caller: Caller,
  { candidateId, tckn, birthYear, was }: Input<typeof call>,
): Promise<Output<typeof call>> {
  await tries.demand(candidateId)
  const citizenCheckedBy = await checkedBy(caller, { candidateId, tckn, birthYear })
  const citizenCheckedAt = new Date()
  const citizenSealed = await sealCitizenNumber(tckn)
  await database().transaction(async (tx) => {
    const before = await openCitizenNumber(await lockCandidate(tx, candidateId))
    requireUnchanged({ masked: before && maskedTckn(before.tckn) }, was)
    await tx
      .update(candidates)
      .set({ citizenSealed, citizenCheckedAt, citizenCheckedBy })
      .where(eq(candidates.id, candidateId))
  })
  return { masked: maskedTckn(tckn), checkedBy: citizenCheckedBy, checkedAt: citizenCheckedAt.toISOString() }
}

/** Enough tries for typing mistakes, too few to guess a number. */
const tries = limit('citizen:candidate', { points: 10, seconds: 60 * 60 })

async function checkedBy(caller: Caller, { candidateId, tckn, birthYear }: Input<typeof call>): Promise<CitizenCheck> {
  if (!hasCitizenService()) return 'checksum'
  const { account, candidate } = await candidateRow(database(), candidateId, caller.language)
  // The birth date of the profile comes first: the number must belong to the person in the profile.
  const year = candidate.birthDate === null ? birthYear : Number(candidate.birthDate.slice(0, 4))
  if (year === undefined) throw wrongFields(caller, [{ field: 'birthYear', key: 'fields.birthYear' }])
  await requireCitizen({ tckn, name: account.name, surname: account.surname, birthYear: year })
  return 'service'
}
