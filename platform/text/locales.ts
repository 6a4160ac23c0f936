/** The eight locale codes of the product. Turkish without a country is the default and has no prefix in addresses. */
export const locales = ['tr', 'en', 'tr-tr', 'tr-gb', 'tr-us', 'en-tr', 'en-gb', 'en-us'] as const

export type Locale = (typeof locales)[number]
export type Language = 'tr' | 'en'
export type Country = 'tr' | 'gb' | 'us'

const defaultLocale: Locale = 'tr'

export interface Place {
  locale: Locale
  language: Language
  country?: Country
  /** React Router's basename: `/` for Turkish, `/en-gb` for `en-gb`. */
  basename: string
  /** The path inside the locale; starts with exactly one slash. */
  rest: string
  /** Set if the address is not canonical (`/tr/jobs`): answer 308 to this path */
  moved?: string
}

/** Reads the locale from a path (no query). Any first segment that is not a locale code belongs to the page's path. */
export function localeOf(pathname: string): Place {
  const [, first = '', remainder = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? []
  if (!isLocale(first)) return placed(defaultLocale, pathname)
  const place = placed(first, remainder)
  return first === defaultLocale ? { ...place, moved: place.rest } : place
}

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value)
}

export function languageOf(locale: Locale): Language {
  return locale.startsWith('en') ? 'en' : 'tr'
}

export function countryOf(locale: Locale): Country | undefined {
  return locale.split('-')[1] as Country | undefined
}

/** The address of a page in a locale: `addressIn('en', '/jobs')` is `/en/jobs`. `rest` may carry a query. */
export function addressIn(locale: Locale, rest: string): string {
  const path = withOneLeadingSlash(rest)
  if (locale === defaultLocale) return path
  return /^\/(?=$|[?#])/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`
}

/** React Router's basename of a locale: `/` for Turkish, `/en-gb` for `en-gb`. */
export function basenameOf(locale: Locale): string {
  return addressIn(locale, '/')
}

/** The BCP 47 tag of a locale for `<html lang>` and hreflang: `en-gb` is `en-GB`. */
export function languageTag(locale: Locale): string {
  const country = countryOf(locale)
  return country ? `${languageOf(locale)}-${country.toUpperCase()}` : locale
}

export interface Alternate {
  hrefLang: string
  href: string
}

/** All addresses of one page for `<link rel="alternate">`; search engines want them absolute, so give the origin. */
export function alternates(rest: string, origin = ''): Alternate[] {
  return [
    ...locales.map((locale) => ({ hrefLang: languageTag(locale), href: canonical(locale, rest, origin) })),
    { hrefLang: 'x-default', href: canonical(defaultLocale, rest, origin) },
  ]
}

/** A regional page is its own canonical: pointing it at the base language would make search engines drop its hreflang. */
export function canonical(locale: Locale, rest: string, origin = ''): string {
  return origin + addressIn(locale, rest)
}

function placed(locale: Locale, path: string): Place {
  const country = countryOf(locale)
  return {
    locale,
    language: languageOf(locale),
    ...(country && { country }),
    basename: basenameOf(locale),
    rest: withOneLeadingSlash(path),
  }
}

/** Browsers read `//host` and `/\host` as another site, so a redirect to such a path would leave ours. */
function withOneLeadingSlash(path: string): string {
  return path.replace(/^[/\\]*/, '/')
}
