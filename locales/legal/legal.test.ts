import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { legalTexts } from '../../contract/legal-texts.ts'

const files = Object.entries(legalTexts).flatMap(([name, versions]) =>
  versions.flatMap((version) => ['tr', 'en'].map((language) => `${name}.${language}.${version}.html`)),
)

test('every version of every text is there in both languages, and nothing else', () => {
  expect(
    globSync('locales/legal/*.html')
      .map((file) => basename(file))
      .sort(),
  ).toEqual(files.sort())
})

test('versions are days, the newest first', () => {
  for (const versions of Object.values(legalTexts)) {
    expect(versions.every((version) => /^\d{4}-\d{2}-\d{2}$/.test(version))).toBe(true)
    expect([...versions].sort().reverse()).toEqual([...versions])
  }
})

test.each(files.filter((file) => file.includes('.tr.')))('%s and its English have the same structure', (file) => {
  const shape = (name: string) => readFileSync(`locales/legal/${name}`, 'utf8').match(/<(h2|p|ul|li)>/g)
  expect(shape(file.replace('.tr.', '.en.'))).toEqual(shape(file))
})
