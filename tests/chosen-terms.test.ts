import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The table of chosen terms in docs/words.md is the rule; the texts obey it.
const terms = section('Terms chosen for people').map(([turkish = '', english = '', rejected = '']) => ({
  turkish,
  english,
  rejected: rejected.split(', '),
}))
const [turkish, english] = [textsIn('locales/{calls.tr,tr/*}.json', 'tr'), textsIn('locales/en/*.json', 'en')]

test('every chosen term stands in the texts, in both languages', () => {
  expect(terms.length).toBeGreaterThan(30)
  const missing = terms.flatMap((term) => [
    ...(turkish.some(({ text }) => text.includes(folded(term.turkish, 'tr'))) ? [] : [term.turkish]),
    ...(english.some(({ text }) => text.includes(folded(term.english, 'en'))) ? [] : [term.english]),
  ])
  expect(missing).toEqual([])
})

test('no text says what was decided against', () => {
  const said = terms
    .flatMap(({ rejected }) => rejected)
    .flatMap((term) => turkish.filter(({ text }) => wordsOf(term).test(text)).map(({ key }) => `${term}: ${key}`))
  expect(said).toEqual([])
})

/** Whole words, with any ending where an ellipsis stands. */
function wordsOf(term: string) {
  const [stem = ''] = folded(term, 'tr').split('…')
  const words = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${words}${term.endsWith('…') ? '' : '(?!\\p{L})'}`, 'u')
}

function textsIn(pattern: string, language: string) {
  return globSync(pattern).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(([key, text]) => ({
      key: `${file} ${key}`,
      text: folded(text, language),
    })),
  )
}

function folded(text: string, language: string) {
  return text.toLocaleLowerCase(language)
}

/** The rows of the table under a heading, without its head. */
function section(title: string) {
  const [, after = ''] = readFileSync('docs/words.md', 'utf8').split(`## ${title}\n`)
  const [part = ''] = after.split('\n## ')
  const rows = part.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
