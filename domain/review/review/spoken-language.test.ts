import { expect, test } from 'vitest'
import { spokenLanguage } from './spoken-language.ts'

test.each([
  ['İngilizce', 'en', 'English'],
  ['ingilizce ', 'en', 'English'],
  ['English', 'tr', 'İngilizce'],
  ['Almanca', 'en', 'German'],
  ['KÜRTÇE', 'en', 'Kurdish'],
  ['Türkçe', 'tr', 'Türkçe'],
  ['Lazca', 'en', 'Lazca'],
  ['İngilizce (YDS 85)', 'en', 'İngilizce (YDS 85)'],
] as const)('%s is read in %s as %s', (written, language, read) => {
  expect(spokenLanguage(written, language)).toBe(read)
})
