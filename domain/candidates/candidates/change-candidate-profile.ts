import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CandidateProfile, changeCandidateProfile as call } from '#contract/candidates/candidate-profile.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { countries } from '#database/schema/reference.ts'
import { ageOn } from '#domain/candidates/eligibility/age-on.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { translate } from '#platform/texts.ts'
import { lockAccount } from './lock-account.ts'
import { lockCandidate } from './lock-candidate.ts'
import { readCandidateProfile } from './read-candidate-profile.ts'
import { requireUnchanged } from './require-unchanged.ts'
import { notListed, requireNoneWrong } from './wrong-fields.ts'

/** Fields that the request omits stay. The name is stored with the account, so that every page shows the new one. */
export async function changeCandidateProfile(
  caller: Caller,
  { candidateId, name, surname, was, ...change }: Input<typeof call>,
): Promise<CandidateProfile> {
  if (change.birthDate) requireBirthDate(caller, change.birthDate)
  await database().transaction(async (tx) => {
    await requireCountry(tx, caller, change.nationalityId)
    const account = await lockAccount(tx, candidateId)
    const before = await lockCandidate(tx, candidateId)
    requireUnchanged({ ...before, about: before.about ?? '', name: account.name, surname: account.surname }, was)
    const isOther = await rename(tx, account, { name, surname })
    const isOtherYear = change.birthDate !== undefined && yearOf(change.birthDate) !== yearOf(before.birthDate)
    // The national service had confirmed the former name or birth year; only the check digits of the number still hold.
    const check = before.citizenCheckedBy === 'service' && (isOther || isOtherYear) ? 'checksum' : undefined
    await tx
      .update(candidates)
      .set({ ...change, citizenCheckedBy: check ?? before.citizenCheckedBy })
      .where(eq(candidates.id, candidateId))
  })
  return readCandidateProfile(caller, { candidateId })
}

const yearOf = (day: string | null) => day?.slice(0, 4)

interface Names {
  readonly name: string | undefined
  readonly surname: string | undefined
}

async function rename(tx: Transaction, before: Account, given: Names): Promise<boolean> {
  const { name = before.name, surname = before.surname } = given
  if (name === before.name && surname === before.surname) return false
  await tx.update(accounts).set({ name, surname }).where(eq(accounts.id, before.id))
  return true
}

const youngest = 10

function requireBirthDate({ language }: Caller, birthDate: string) {
  if (birthDate >= '1900-01-01' && ageOn(new Date(), birthDate) >= youngest) return
  const message = translate(language, 'problems.candidates.birthDate.detail')
  throw problem('candidates.birthDate', {}, [{ field: 'birthDate', message }])
}

async function requireCountry(tx: Transaction, caller: Caller, nationalityId: number | null | undefined) {
  if (nationalityId === null || nationalityId === undefined) return
  const known = await tx.$count(countries, eq(countries.id, nationalityId))
  requireNoneWrong(caller, known === 0 ? [notListed('nationalityId')] : [])
}
