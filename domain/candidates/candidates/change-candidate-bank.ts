import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CandidateProfile, changeCandidateBank as call } from '#contract/candidates/candidate-profile.ts'
import { database } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { lockCandidate } from './lock-candidate.ts'
import { notifyPayoutChange } from './notify-payout-change.ts'
import { readCandidateProfile } from './read-candidate-profile.ts'
import { requireUnchanged } from './require-unchanged.ts'
import { maskedIban, sealBankAccount, unsealBankAccount } from './sealed-bank-account.ts'

export async function changeCandidateBank(
  caller: Caller,
  { candidateId, bank, was }: Input<typeof call>,
): Promise<CandidateProfile> {
  const bankSealed = bank && (await sealBankAccount(bank))
  await database().transaction(async (tx) => {
    const before = await unsealBankAccount((await lockCandidate(tx, candidateId)).bankSealed)
    requireUnchanged({ masked: before && maskedIban(before.iban), owner: before?.owner ?? null }, was)
    await tx.update(candidates).set({ bankSealed }).where(eq(candidates.id, candidateId))
    if (before?.iban !== bank?.iban)
      await notifyPayoutChange(tx, candidateId, { address: '/student-dashboard/profile' })
  })
  return readCandidateProfile(caller, { candidateId })
}
