import { and, desc, eq } from 'drizzle-orm'
import { Requirements } from '#contract/candidates/candidate-profile.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { educationClasses, educationLevels } from '#database/schema/reference.ts'
import { unsealJson } from '#platform/sealed-json.ts'
import type { DocumentFacts } from '../rules/asked-documents.ts'

/** The facts of the profile that decide which documents are asked for; read only if one of the forms needs them. */
export async function documentFacts(
  db: Database | Transaction,
  candidateId: string,
  contents: readonly Pick<FormContent, 'documents'>[],
): Promise<DocumentFacts> {
  const kinds = new Set(contents.flatMap(({ documents }) => documents.map(({ when }) => when?.kind)))
  return {
    disabled: kinds.has('disabled') ? await isDisabled(db, candidateId) : null,
    classYear: kinds.has('classAbove') ? await classYearOf(db, candidateId) : null,
  }
}

async function isDisabled(db: Database | Transaction, candidateId: string): Promise<boolean | null> {
  const [candidate] = await db
    .select({ sealed: candidates.requirementsSealed })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
  return (await unsealJson(Requirements, candidate?.sealed ?? null))?.disabled ?? null
}

/** The class year at the highest school that the candidate attends now. */
async function classYearOf(db: Database | Transaction, candidateId: string): Promise<number | null> {
  const [current] = await db
    .select({ year: educationClasses.year })
    .from(candidateEducations)
    .innerJoin(educationClasses, eq(educationClasses.id, candidateEducations.classId))
    .innerJoin(educationLevels, eq(educationLevels.code, candidateEducations.level))
    .where(and(eq(candidateEducations.candidateId, candidateId), candidateEducations.isCurrent))
    .orderBy(desc(educationLevels.id), candidateEducations.id)
    .limit(1)
  return current?.year ?? null
}
