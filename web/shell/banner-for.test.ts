import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#platform/text/locales.ts'
import { bannerFor, type CountryChoice, localeWith } from './banner-for.ts'

const now = Date.UTC(2026, 10, 15)
const minutes = (count: number) => count * 60_000
const none = undefined
const other = ''

/** Every locale and every kind of country: which choice stands in the banner, or none when it stays closed. */
const table: Record<Locale, Record<'tr' | 'us' | 'gb' | 'de' | 'unknown', CountryChoice | undefined>> = {
  tr: { tr: none, us: 'us', gb: 'gb', de: other, unknown: none },
  en: { tr: 'tr', us: 'us', gb: 'gb', de: other, unknown: none },
  'tr-tr': { tr: none, us: 'us', gb: 'gb', de: other, unknown: none },
  'tr-gb': { tr: 'tr', us: 'us', gb: none, de: other, unknown: none },
  'tr-us': { tr: 'tr', us: none, gb: 'gb', de: other, unknown: none },
  'en-tr': { tr: none, us: 'us', gb: 'gb', de: other, unknown: none },
  'en-gb': { tr: 'tr', us: 'us', gb: none, de: other, unknown: none },
  'en-us': { tr: 'tr', us: none, gb: 'gb', de: other, unknown: none },
}

const rows = locales.flatMap((locale) =>
  Object.entries(table[locale]).map(([country, offered]) => ({ locale, country, offered })),
)

describe('a visitor who was not asked yet', () => {
  test.each(rows)('on $locale in $country is offered $offered', ({ locale, country, offered }) => {
    const detectedCountry = country === 'unknown' ? null : country
    expect(bannerFor({ locale, detectedCountry, lastVisitedAt: null, now })).toBe(offered)
  })
})

describe('a visitor who answered before', () => {
  test.each([
    { ago: 0, offered: none },
    { ago: 1, offered: none },
    { ago: 4319, offered: none },
    { ago: 4320, offered: 'gb' },
    { ago: 4321, offered: 'gb' },
    { ago: -1, offered: 'gb' },
  ])('$ago minutes ago is offered $offered', ({ ago, offered }) => {
    expect(bannerFor({ locale: 'tr', detectedCountry: 'gb', lastVisitedAt: now - minutes(ago), now })).toBe(offered)
  })

  test.each(rows)('a minute ago on $locale in $country is left alone', ({ locale, country }) => {
    const lastVisitedAt = now - minutes(1)
    expect(bannerFor({ locale, detectedCountry: country, lastVisitedAt, now })).toBe(none)
  })
})

test.each([
  ['tr', 'gb', 'tr-gb'],
  ['en', 'tr', 'en-tr'],
  ['en-us', 'gb', 'en-gb'],
  ['tr-gb', 'us', 'tr-us'],
  ['tr-gb', '', 'tr'],
  ['en-us', '', 'en'],
] as const)('from %s, choosing "%s" leads to %s', (locale, country, wanted) => {
  expect(localeWith(locale, country)).toBe(wanted)
})
