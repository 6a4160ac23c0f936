import type { Eligibility, EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { IdList } from '#domain/eligibility/condition-ids.ts'
import { advice, blocking, type Facts, type Finding, unless } from './finding.ts'

const wrong = blocking('eligibility')
const hint = advice('eligibility')

export function checkEligibility(
  eligibility: Eligibility,
  { gpaSystems, unknownIds }: Pick<Facts, 'gpaSystems' | 'unknownIds'>,
): Finding[] {
  return [
    ...unless(
      eligibility.some(({ kind }) => kind === 'level'),
      hint('', 'checklist.levels'),
    ),
    ...eligibility.flatMap((condition, at) => {
      if (condition.kind === 'age') return checkAge(condition, at)
      return condition.kind === 'gpa' ? checkGpa(condition, at, gpaSystems) : checkIds(condition, at, unknownIds)
    }),
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
