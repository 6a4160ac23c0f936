import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CandidateProfile, readCandidateProfile as call } from '#contract/candidates/candidate-profile.ts'
import { database } from '#database/connection.ts'
import { candidateRow } from './candidate-row.ts'
import { openBankAccount } from './sealed-bank-account.ts'
import { maskedCitizenNumber } from './sealed-citizen-number.ts'

/** The profile for the candidate's own pages; secret numbers are masked here too. */
export async function readCandidateProfile(
  { language }: Caller,
  { candidateId }: Input<typeof call>,
): Promise<CandidateProfile> {
  const { account, candidate, hasEducation, ...places } = await candidateRow(database(), candidateId, language)
  const [citizen, bank] = await Promise.all([
    maskedCitizenNumber(candidate),
    openBankAccount(database(), candidate.bankSealed),
  ])
  return {
    name: account.name,
    surname: account.surname,
    email: account.email,
    gsm: account.gsm,
    gsmVerified: account.gsmVerifiedAt !== null,
    photo: account.photo,
    birthDate: candidate.birthDate,
    gender: candidate.gender,
    ...places,
    about: candidate.about ?? '',
    citizen,
    bank: bank && { masked: bank.masked, owner: bank.owner, bankName: bank.bankName },
    isAccountActivated: hasEducation,
  }
}
