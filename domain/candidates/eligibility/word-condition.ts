import { EducationLevelCode, type EligibilityCondition, Gender } from '#contract/forms/eligibility.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { ConditionNames } from './condition-names.ts'
import { wordMinimum } from './word-grades.ts'
import { eitherOf, namesOf, someOf } from './word-lists.ts'
import { wordCities, wordCountries } from './word-places.ts'

export function wordCondition(condition: EligibilityCondition, language: Language, names: ConditionNames): string {
  switch (condition.kind) {
    case 'level':
      return wordLevels(condition.levels, language)
    case 'class':
      return translate(language, 'eligibility.class', { classes: wordClasses(condition.classIds, names) })
    case 'university': {
      const universities = namesOf(condition.universityIds, names.universities)
      return translate(language, 'eligibility.university', {
        universities: someOf(universities, language, 'eligibility.more.universities'),
      })
    }
    case 'faculty': {
      const faculties = namesOf(condition.facultyIds, names.faculties)
      return translate(language, 'eligibility.faculty', {
        faculties: someOf(faculties, language, 'eligibility.more.faculties'),
      })
    }
    case 'department': {
      const departments = namesOf(condition.departmentIds, names.departments)
      return translate(language, 'eligibility.department', {
        departments: someOf(departments, language, 'eligibility.more.departments'),
      })
    }
    case 'gpa':
      return wordMinimum({ value: condition.min, systemId: condition.systemId }, language, names.gpaSystems)
    case 'age':
      return wordAge(condition, language)
    case 'nationality':
      return wordCountries(condition.countryIds, language, names.countries)
    case 'city':
      return wordCities(condition.cityIds, language, names.cities)
    case 'gender':
      return wordGenders(condition.genders, language)
  }
}

/** Levels from primary school up, in whatever order they were chosen. */
function wordLevels(chosen: readonly EducationLevelCode[], language: Language): string {
  const levels = EducationLevelCode.options
    .filter((level) => chosen.includes(level))
    .map((level) => translate(language, 'eligibility.levelName', { level }))
  return translate(language, 'eligibility.level', { levels: eitherOf(levels, language) })
}

/** `Ön lisans (2. Sınıf), Lisans (3. Sınıf, 4. Sınıf)`. Never shortened, because the rest could not be guessed. */
function wordClasses(classIds: readonly number[], { classes }: ConditionNames): string {
  const known = classIds
    .toSorted((one, other) => one - other)
    .map((id) => classes.get(id) ?? { level: '#', name: `${id}` })
  return [...Map.groupBy(known, ({ level }) => level)]
    .map(([level, of]) => `${level} (${of.map(({ name }) => name).join(', ')})`)
    .join(', ')
}

function wordAge({ min, max }: Extract<EligibilityCondition, { kind: 'age' }>, language: Language): string {
  if (min !== null && max !== null) {
    return min === max
      ? translate(language, 'eligibility.age.exactly', { age: min })
      : translate(language, 'eligibility.age.between', { min, max })
  }
  if (min !== null) return translate(language, 'eligibility.age.atLeast', { min })
  if (max !== null) return translate(language, 'eligibility.age.atMost', { max })
  return translate(language, 'eligibility.age.any')
}

function wordGenders(chosen: readonly Gender[], language: Language): string {
  const genders = Gender.options
    .filter((gender) => chosen.includes(gender))
    .map((gender) => translate(language, 'eligibility.genderName', { gender }))
  return translate(language, 'eligibility.gender', { genders: eitherOf(genders, language) })
}
