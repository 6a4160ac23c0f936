import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ProfilePart, profileParts } from '#contract/candidates/candidate-facts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { accounts } from '#database/schema/accounts.ts'
import {
  candidateCertificates,
  candidateCompetencies,
  candidateExperiences,
  candidates,
} from '#database/schema/candidates.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { isOnShelf } from '#domain/candidates/documents/shelf.ts'
import { checkedOf } from './background/check-educations.ts'
import { educationsOf } from './background/educations-of.ts'

export interface Completeness {
  /** From 0 to 100. */
  readonly percent: number
  readonly done: Readonly<Record<ProfilePart, boolean>>
  /** Parts that count as done because the candidate leaves them empty on purpose. */
  readonly leftOut: ReadonlySet<ProfilePart>
}

/** The weight of each part, by how often it decides whether a candidate can apply; 100 in total. */
const weights: Readonly<Record<ProfilePart, number>> = {
  photo: 5,
  personal: 15,
  location: 10,
  gsm: 10,
  citizen: 5,
  educations: 20,
  experiences: 5,
  certificates: 5,
  competencies: 5,
  requirements: 10,
  bank: 5,
  documents: 5,
}

export async function completenessOf(db: Database | Transaction, candidateId: string): Promise<Completeness> {
  const [facts] = await factsOn(db).execute({ candidateId })
  const { isComplete } = checkedOf(await educationsOf(db, candidateId, 'tr'))
  const isFilled = (part: ProfilePart) => (part === 'educations' ? isComplete : (facts?.[part] ?? false))
  const leftOut = new Set<ProfilePart>(facts?.leftOut.filter((part) => !isFilled(part)))
  const done = Object.fromEntries(profileParts.map((part) => [part, isFilled(part) || leftOut.has(part)])) as Record<
    ProfilePart,
    boolean
  >
  const percent = profileParts.reduce((sum, part) => sum + (done[part] ? weights[part] : 0), 0)
  return { percent, done, leftOut }
}

const factsOfACandidate = {
  photo: isSaid(accounts.photo),
  // Not the gender: it may be left unsaid.
  personal: isSaid(candidates.birthDate, candidates.nationalityId),
  location: isSaid(candidates.countryId, candidates.cityId),
  gsm: isSaid(accounts.gsmVerifiedAt),
  citizen: isSaid(candidates.citizenSealed),
  experiences: hasAny(candidateExperiences, candidateExperiences.candidateId),
  certificates: hasAny(candidateCertificates, candidateCertificates.candidateId),
  competencies: hasAny(candidateCompetencies, candidateCompetencies.candidateId),
  requirements: isSaid(candidates.requirementsSealed),
  bank: isSaid(candidates.bankSealed),
  documents: hasAny(candidateDocuments, candidateDocuments.candidateId, isOnShelf),
} as const satisfies Record<Exclude<ProfilePart, 'educations'>, unknown>

const factsOn = preparedOn((db) =>
  db
    .select({ ...factsOfACandidate, leftOut: candidates.leftOut })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(candidates.id, sql.placeholder('candidateId')))
    .prepare('facts_of_a_candidate'),
)

function isSaid(...columns: readonly PgColumn[]) {
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${column} is not null`),
    sql` and `,
  )})`
}

function hasAny(table: PgTable, owner: PgColumn, where: SQL | undefined = sql`true`) {
  return sql<boolean>`exists (select from ${table} where ${owner} = ${candidates.id} and ${where})`
}
