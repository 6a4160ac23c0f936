import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressIn, alternates, canonical, isLocale, languageTag, localeOf, locales } from './locales.ts'

test('Turkish has no prefix', () => {
  expect(localeOf('/')).toEqual({ locale: 'tr', language: 'tr', basename: '/', rest: '/' })
  expect(localeOf('/scholarships')).toEqual({ locale: 'tr', language: 'tr', basename: '/', rest: '/scholarships' })
})

test('the other seven codes are the first segment', () => {
  expect(localeOf('/en')).toEqual({ locale: 'en', language: 'en', basename: '/en', rest: '/' })
  expect(localeOf('/en/')).toEqual({ locale: 'en', language: 'en', basename: '/en', rest: '/' })
  expect(localeOf('/tr-gb/jobs/x-1')).toEqual({
    locale: 'tr-gb',
    language: 'tr',
    country: 'gb',
    basename: '/tr-gb',
    rest: '/jobs/x-1',
  })
  expect(localeOf('/en-us').country).toBe('us')
})

test('/tr is an allowed code whose lasting address is the unprefixed one', () => {
  expect(localeOf('/tr/jobs')).toEqual({ locale: 'tr', language: 'tr', basename: '/', rest: '/jobs', moved: '/jobs' })
  expect(localeOf('/tr').moved).toBe('/')
  expect(localeOf('/tr-tr/jobs').moved).toBeUndefined()
})

test('a moved address never leaves the site', () => {
  expect(localeOf('/tr//evil.example').moved).toBe('/evil.example')
  expect(localeOf('/tr/\\evil.example').moved).toBe('/evil.example')
  expect(localeOf('//evil.example').rest).toBe('/evil.example')
})

test.each(['/de', '/EN', '/en-fr', '/english', '/trx', '/enjobs'])(
  '%s is a Turkish page address, not a locale',
  (path) => {
    expect(localeOf(path)).toEqual({ locale: 'tr', language: 'tr', basename: '/', rest: path })
  },
)

test('an address is written in each locale', () => {
  expect(addressIn('tr', '/jobs?page=2')).toBe('/jobs?page=2')
  expect(addressIn('en', '/jobs?page=2')).toBe('/en/jobs?page=2')
  expect(addressIn('en', '/')).toBe('/en')
  expect(addressIn('en', '/?q=x')).toBe('/en?q=x')
  expect(addressIn('tr', '/')).toBe('/')
})

test('language tags have upper-case countries', () => {
  expect(locales.map(languageTag)).toEqual(['tr', 'en', 'tr-TR', 'tr-GB', 'tr-US', 'en-TR', 'en-GB', 'en-US'])
})

test('alternates name every locale and the default', () => {
  expect(alternates('/jobs', 'https://kopru.example')).toEqual([
    { hrefLang: 'tr', href: 'https://kopru.example/jobs' },
    { hrefLang: 'en', href: 'https://kopru.example/en/jobs' },
    { hrefLang: 'tr-TR', href: 'https://kopru.example/tr-tr/jobs' },
    { hrefLang: 'tr-GB', href: 'https://kopru.example/tr-gb/jobs' },
    { hrefLang: 'tr-US', href: 'https://kopru.example/tr-us/jobs' },
    { hrefLang: 'en-TR', href: 'https://kopru.example/en-tr/jobs' },
    { hrefLang: 'en-GB', href: 'https://kopru.example/en-gb/jobs' },
    { hrefLang: 'en-US', href: 'https://kopru.example/en-us/jobs' },
    { hrefLang: 'x-default', href: 'https://kopru.example/jobs' },
  ])
  expect(canonical('en-gb', '/jobs', 'https://kopru.example')).toBe('https://kopru.example/en-gb/jobs')
})

test('an address read back gives the locale and path it was written from', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((value) => !isLocale(value))
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.array(segment), (locale, segments) => {
      const rest = `/${segments.join('/')}`
      expect(localeOf(addressIn(locale, rest))).toMatchObject({ locale, rest })
    }),
  )
})
