import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { FormContent, ProfileFact } from '#contract/forms/form-content.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { ofProfile } from './typed-answers.ts'

interface Begun {
  readonly id: string
  readonly candidateId: string
}

/**
 * Answers questions from the profile, where the organization has linked the question to a field of it. Existing
 * answers stay, cleared ones too. Returns the new answers.
 */
export async function fillFromProfile(
  tx: Transaction,
  { id, candidateId }: Begun,
  { questions }: Pick<FormContent, 'questions'>,
) {
  const asked = questions.flatMap(({ id: questionId, profileFact }) =>
    profileFact ? [{ questionId, profileFact }] : [],
  )
  if (asked.length === 0) return []
  const known = await factsOf(tx, candidateId)
  const answers = asked.flatMap(({ questionId, profileFact }) => {
    const value = known[profileFact]
    return value === null ? [] : [{ applicationId: id, questionId, value, typedAt: new Date(), device: ofProfile }]
  })
  if (answers.length === 0) return []
  return tx.insert(applicationAnswers).values(answers).onConflictDoNothing().returning()
}

async function factsOf(
  tx: Transaction,
  candidateId: string,
): Promise<Readonly<Record<ProfileFact, string | number | null>>> {
  const { birthDate, nationalityId, countryId, cityId } = candidates
  const [person] = await tx
    .select({ birthDate, nationality: nationalityId, country: countryId, city: cityId })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
  const [school] = await tx
    .select({ university: candidateEducations.universityId })
    .from(candidateEducations)
    .where(and(eq(candidateEducations.candidateId, candidateId), isNotNull(candidateEducations.universityId)))
    .orderBy(desc(candidateEducations.isCurrent), desc(candidateEducations.createdAt), asc(candidateEducations.id))
    .limit(1)
  const nothing = { birthDate: null, nationality: null, country: null, city: null }
  return { ...nothing, ...person, university: school?.university ?? null }
}
