import { eq, inArray } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { ConditionKind, Eligibility, EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { readPublicEducations as call } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { educationLevels, gpaSystems } from '#database/schema/reference.ts'
import { conditionNames } from '#domain/candidates/eligibility/condition-names.ts'
import { formById } from '#domain/forms/listings/published-form.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

export async function readPublicEducations(
  { language }: Caller,
  { id }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const { eligibility } = (await formById(id)).content
  // City and nationality are conditions too, but not on education.
  const educational = eligibility.filter(({ kind }) => kind !== 'city' && kind !== 'nationality')
  const [names, levels, gpa] = await Promise.all([
    conditionNames(database(), language, educational),
    levelsIn(eligibility, language),
    gpaIn(eligibility, language),
  ])
  return {
    levels,
    classes: [...names.classes].map(([id, { name }]) => ({ id, name })),
    universities: named(names.universities),
    faculties: named(names.faculties),
    departments: named(names.departments),
    gpa,
  }
}

async function levelsIn(eligibility: Eligibility, language: Language) {
  const codes = conditionOf('level', eligibility)?.levels ?? []
  const rows = await database()
    .select({ code: educationLevels.code, name: nameIn(language, educationLevels) })
    .from(educationLevels)
    .where(inArray(educationLevels.code, codes))
    .orderBy(educationLevels.id)
  return rows.flatMap(({ code, name }) =>
    codes.filter((wanted) => wanted === code).map((wanted) => ({ code: wanted, name })),
  )
}

async function gpaIn(eligibility: Eligibility, language: Language) {
  const gpa = conditionOf('gpa', eligibility)
  if (!gpa) return null
  const [system] = await database()
    .select({ id: gpaSystems.id, name: nameIn(language, gpaSystems) })
    .from(gpaSystems)
    .where(eq(gpaSystems.id, gpa.systemId))
  return system ? { min: gpa.min, system } : null
}

function conditionOf<K extends ConditionKind>(kind: K, eligibility: Eligibility) {
  return eligibility.find(
    (condition): condition is Extract<EligibilityCondition, { kind: K }> => condition.kind === kind,
  )
}

const named = (names: ReadonlyMap<number, string>) => [...names].map(([id, name]) => ({ id, name }))
