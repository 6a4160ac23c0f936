import { type Country, countryOf, type Locale, languageOf } from '#platform/text/locales.ts'

/** The countries that have locales of their own; every other one is Other, whose value is empty. */
const listedCountries = ['tr', 'us', 'gb'] as const satisfies readonly Country[]

export type CountryChoice = (typeof listedCountries)[number] | ''

const interval = 4320 * 60_000

interface Visit {
  readonly locale: Locale
  /** Lower-case, as the location call answers; null if unknown */
  readonly detectedCountry: string | null
  /** When the banner was last answered, in milliseconds. */
  readonly lastVisitedAt: number | null
  readonly now: number
}

/** The preselected country of the banner; undefined for no banner. */
export function bannerFor({ locale, detectedCountry, lastVisitedAt, now }: Visit): CountryChoice | undefined {
  if (detectedCountry === null || !isDue(lastVisitedAt, now)) return undefined
  const detected = choiceOf(detectedCountry)
  const country = countryOf(locale)
  if (country !== undefined) return country === detectedCountry ? undefined : detected
  // Turkish without a country is what people in Türkiye are meant to see.
  return detected === 'tr' && languageOf(locale) === 'tr' ? undefined : detected
}

export function isDue(lastVisitedAt: number | null, now: number) {
  if (lastVisitedAt === null) return true
  const age = now - lastVisitedAt
  // Ignores a time in the future, which a wrong clock wrote.
  return !(age >= 0 && age < interval)
}

/** The locale of the chosen country with the current language; the language alone for Other. */
export function localeWith(locale: Locale, country: CountryChoice): Locale {
  const language = languageOf(locale)
  return country === '' ? language : `${language}-${country}`
}

const choiceOf = (country: string): CountryChoice => listedCountries.find((listed) => listed === country) ?? ''
