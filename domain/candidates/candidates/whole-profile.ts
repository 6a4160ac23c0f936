import { sql } from 'drizzle-orm'
import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import { Requirements } from '#contract/candidates/candidate-profile.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { jsonRows } from '#database/json-rows.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { unsealJson } from '#platform/sealed-json.ts'
import type { Language } from '#platform/text/locales.ts'
import { selectCertificates } from './background/certificates-of.ts'
import { selectCompetencies } from './background/competencies-of.ts'
import { selectEducations } from './background/educations-of.ts'
import { selectExperiences } from './background/experiences-of.ts'
import { candidateRow } from './candidate-row.ts'
import { openCitizenNumber } from './sealed-citizen-number.ts'

export interface WholeProfile {
  /** The profile as readers of the application may see it, without secret numbers. */
  readonly profile: SnapshotProfile
  readonly sensitive: { readonly tckn: string | null; readonly requirements: Requirements | null }
}

/** Everything of the profile that is submitted. */
export const wholeProfile = async (
  db: Database | Transaction,
  candidateId: string,
  language: Language,
): Promise<WholeProfile> => profileOf(await wholeRow(db, candidateId, language))

export type WholeRow = Awaited<ReturnType<typeof wholeRow>>

/** A candidate with background and skills, in two statements. */
export async function wholeRow(db: Database | Transaction, candidateId: string, language: Language) {
  const row = await candidateRow(db, candidateId, language)
  const { rows } = await backgroundOn(db, language).execute({ candidateId })
  return { ...row, background: rows[0] as Background }
}

type Background = Pick<SnapshotProfile, 'educations' | 'experiences' | 'certificates' | 'competencies'>

const backgroundOn = preparedSql<Background, Language>(
  'background',
  (db, language) => sql`select
    ${jsonRows(selectEducations(db, language))} as educations,
    ${jsonRows(selectExperiences(db, language))} as experiences,
    ${jsonRows(selectCertificates(db))} as certificates,
    ${jsonRows(selectCompetencies(db))} as competencies`,
)

export async function profileOf(row: WholeRow): Promise<WholeProfile> {
  const { account, candidate, nationality, country, city, town, background } = row
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
      ...background,
    },
    sensitive: { tckn: citizen?.tckn ?? null, requirements },
  }
}
