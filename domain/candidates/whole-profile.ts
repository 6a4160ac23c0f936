import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import { Requirements } from '#contract/candidates/candidate-profile.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { unsealJson } from '#platform/sealed-json.ts'
import type { Language } from '#platform/text/locales.ts'
import { certificatesOf } from './background/certificates-of.ts'
import { competenciesOf } from './background/competencies-of.ts'
import { educationsOf } from './background/educations-of.ts'
import { experiencesOf } from './background/experiences-of.ts'
import { candidateRow } from './candidate-row.ts'
import { openCitizenNumber } from './sealed-citizen-number.ts'

interface WholeProfile {
  /** The profile as readers of the application may see it, without secret numbers. */
  readonly profile: SnapshotProfile
  readonly sensitive: { readonly tckn: string | null; readonly requirements: Requirements | null }
}

/**
 * Everything of the profile that is handed in, in five queries, one after another because a transaction has one
 * connection.
 */
export async function wholeProfile(
  db: Database | Transaction,
  candidateId: string,
  language: Language,
): Promise<WholeProfile> {
  const { account, candidate, nationality, country, city, town } = await candidateRow(db, candidateId, language)
  const requirements = await unsealJson(Requirements, candidate.requirementsSealed)
  const citizen = await openCitizenNumber(candidate)
  return {
    profile: {
      name: account.name,
      surname: account.surname,
      email: account.email,
      gsm: account.gsm,
      photo: account.photo,
      birthDate: candidate.birthDate,
      gender: candidate.gender,
      nationality,
      country,
      city,
      town,
      about: candidate.about ?? '',
      hasCitizenNumber: citizen !== null,
      hasRequirements: requirements !== null,
      educations: await educationsOf(db, candidateId, language),
      experiences: await experiencesOf(db, candidateId, language),
      certificates: await certificatesOf(db, candidateId),
      competencies: await competenciesOf(db, candidateId),
    },
    sensitive: { tckn: citizen?.tckn ?? null, requirements },
  }
}
