import type { Eligibility, EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { IdList } from '#domain/candidates/eligibility/condition-ids.ts'
import type { Language } from '#platform/text/locales.ts'
import { advice, blocking, type Facts, type Finding, unless } from './finding.ts'

const wrong = blocking('eligibility')
const hint = advice('eligibility')

export function checkEligibility(
  eligibility: Eligibility,
  facts: Pick<Facts, 'gpaSystems' | 'unknownIds' | 'classes' | 'departments'>,
  language: Language,
): Finding[] {
  const { gpaSystems, unknownIds } = facts
  return [
    ...unless(
      eligibility.some(({ kind }) => kind === 'level'),
      hint('', 'checklist.levels'),
    ),
    ...eligibility.flatMap((condition, at) => {
      if (condition.kind === 'age') return checkAge(condition, at)
      return condition.kind === 'gpa' ? checkGpa(condition, at, gpaSystems) : checkIds(condition, at, unknownIds)
    }),
    ...checkClasses(eligibility, facts, language),
    ...checkDepartments(eligibility, facts, language),
  ]
}

type Of<Kind extends EligibilityCondition['kind']> = Extract<EligibilityCondition, { kind: Kind }>

function checkAge({ min, max }: Of<'age'>, at: number): readonly Finding[] {
  if (min === null && max === null) return [wrong(`${at}.min`, 'checklist.age')]
  return unless(min === null || max === null || min <= max, wrong(`${at}.max`, 'checklist.ageRange'))
}

function checkGpa({ min: wanted, systemId }: Of<'gpa'>, at: number, systems: Facts['gpaSystems']): readonly Finding[] {
  const { min = null, max = null } = systems.get(systemId) ?? {}
  if (min === null || max === null) return [wrong(`${at}.systemId`, 'checklist.gpaSystem')]
  return unless(wanted >= min && wanted <= max, wrong(`${at}.min`, 'checklist.gpaRange', { min, max }))
}

/** Classes outside the chosen levels. If that is all of them, no candidate can meet both conditions. */
function checkClasses(eligibility: Eligibility, { classes }: Pick<Facts, 'classes'>, language: Language) {
  const levels: readonly string[] | undefined = conditionOf(eligibility, 'level')?.levels
  const chosen = conditionOf(eligibility, 'class')?.classIds ?? []
  const outside = levels ? classes.filter(({ id, of }) => chosen.includes(id) && !levels.includes(of)) : []
  const say = outside.length === chosen.length ? wrong : hint
  const at = eligibility.findIndex(({ kind }) => kind === 'class')
  return unless(
    outside.length === 0,
    say(`${at}.classIds`, 'checklist.classLevel', { names: namesOf(outside, language) }),
  )
}

/** The same for departments outside the chosen faculties. */
function checkDepartments(eligibility: Eligibility, { departments }: Pick<Facts, 'departments'>, language: Language) {
  const faculties = conditionOf(eligibility, 'faculty')?.facultyIds
  const chosen = conditionOf(eligibility, 'department')?.departmentIds ?? []
  const outside = faculties ? departments.filter(({ id, of }) => chosen.includes(id) && !faculties.includes(of)) : []
  const say = outside.length === chosen.length ? wrong : hint
  const at = eligibility.findIndex(({ kind }) => kind === 'department')
  return unless(
    outside.length === 0,
    say(`${at}.departmentIds`, 'checklist.departmentFaculty', { names: namesOf(outside, language) }),
  )
}

const namesOf = (parts: readonly { name: string; nameEn: string | null }[], language: Language) =>
  parts.map(({ name, nameEn }) => `“${language === 'en' ? (nameEn ?? name) : name}”`).join(', ')

const conditionOf = <Kind extends EligibilityCondition['kind']>(eligibility: Eligibility, kind: Kind) =>
  eligibility.find((condition): condition is Of<Kind> => condition.kind === kind)

/** Checks that the ids of a condition exist in the reference data. */
function checkIds(condition: EligibilityCondition, at: number, unknown: Facts['unknownIds']): Finding[] {
  return Object.entries(condition).flatMap(([field, ids]) => {
    const list = listsOf[field]
    if (!list || !Array.isArray(ids)) return []
    return unless(!ids.some((id) => unknown[list].includes(id)), wrong(`${at}.${field}`, 'checklist.unknownIds'))
  })
}

const listsOf: Readonly<Record<string, IdList>> = {
  classIds: 'classes',
  universityIds: 'universities',
  facultyIds: 'faculties',
  departmentIds: 'departments',
  countryIds: 'countries',
  cityIds: 'cities',
}
