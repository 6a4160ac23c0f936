import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useCities, useClasses, useCountries, useGpaSystems } from '../../queries/reference.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useEducationNames } from './education-names.ts'
import { conditionTexts, genderTexts, levelTexts } from './words.ts'

/** A condition in the words that candidates will read, as far as its names are loaded. */
export function useConditionWords() {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const cities = useCities()
  const countries = useCountries()
  const systems = useGpaSystems()
  const classes = useClasses()
  const nameOf = useEducationNames()
  const named = (ids: readonly number[], items: readonly { id: number; name: string }[]) =>
    ids.map((id) => items.find((item) => item.id === id)?.name ?? `${id}`).join(', ')
  const number = (value: number) => formatNumber(value, language)

  return (condition: EligibilityCondition): string => {
    switch (condition.kind) {
      case 'level':
        return t('said.level', { levels: condition.levels.map((code) => t(levelTexts[code])).join(' / ') })
      case 'class':
        return t('said.class', {
          classes: condition.classIds
            .map((id) => classes.find((known) => known.id === id))
            .map((item) => (item ? `${t(levelTexts[item.level])} ${item.name}` : '…'))
            .join(', '),
        })
      case 'university':
        return t('said.university', {
          universities: condition.universityIds.map(nameOf('university')).join(', '),
        })
      case 'faculty':
        return t('said.faculty', { faculties: condition.facultyIds.map(nameOf('faculty')).join(', ') })
      case 'department':
        return t('said.department', {
          departments: condition.departmentIds.map(nameOf('department')).join(', '),
        })
      case 'gpa': {
        const system = systems.find(({ id }) => id === condition.systemId)
        const highest = system?.max ? ` / ${number(system.max)}` : ''
        return t('said.gpa.atLeast', { grade: number(condition.min) + highest })
      }
      case 'age': {
        const { min, max } = condition
        if (min !== null && max !== null) return t('said.age.between', { min, max })
        if (min !== null) return t('said.age.atLeast', { min })
        return max === null ? t(conditionTexts.age) : t('said.age.atMost', { max })
      }
      case 'nationality':
        return t('said.nationality.oneOf', { countries: named(condition.countryIds, countries) })
      case 'city':
        return t('said.city.oneOf', {
          count: condition.cityIds.length,
          cities: named(condition.cityIds, cities),
        })
      case 'gender':
        return t('said.gender', { genders: condition.genders.map((gender) => t(genderTexts[gender])).join(', ') })
    }
  }
}
