import { expect, test } from 'vitest'
import { acceptedLanguage } from './accept-language.ts'

test.each([
  [undefined, 'tr'],
  ['', 'tr'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['de,fr;q=0.8', 'tr'],
  ['de,en;q=0.5', 'en'],
  ['en;q=0.3,tr;q=0.9', 'tr'],
  ['EN-us', 'en'],
  ['tr;q=nonsense', 'tr'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
