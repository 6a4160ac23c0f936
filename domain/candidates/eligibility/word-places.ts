import type { Language } from '#platform/text/locales.ts'
import { suffixed } from '#platform/text/suffixes.ts'
import { translate } from '#platform/texts.ts'
import { eitherOf, isLong, namesOf, someOf } from './word-lists.ts'

type Names = ReadonlyMap<number, string>

/** Provinces of Türkiye have their plate number as id, other cities far greater ones. */
const provinces = 81

export function wordCountries(countryIds: readonly number[], language: Language, names: Names): string {
  const countries = namesOf(countryIds, names)
  return isLong(countries)
    ? translate(language, 'eligibility.nationality.oneOf', {
        countries: someOf(countries, language, 'eligibility.more.countries'),
      })
    : translate(language, 'eligibility.nationality', { countries: eitherOf(countries, language) })
}

/**
 * `İstanbul veya Kocaeli’de yaşamak`. A foreign name gets no Turkish suffix, because it is not pronounced as it is
 * written.
 */
export function wordCities(cityIds: readonly number[], language: Language, names: Names): string {
  const cities = namesOf(cityIds, names)
  const endings = language === 'tr' && cityIds.every((id) => id <= provinces)
  if (isLong(cities) || (language === 'tr' && !endings)) {
    return translate(language, 'eligibility.city.oneOf', {
      count: cities.length,
      cities: someOf(cities, language, 'eligibility.more.cities'),
    })
  }
  const where = endings ? cities.with(-1, suffixed(cities.at(-1) ?? '', 'locative')) : cities
  return translate(language, 'eligibility.city', { cities: eitherOf(where, language) })
}
