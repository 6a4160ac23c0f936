import { expect, test } from 'vitest'
import { documentsOnce } from './documents-once.ts'

test('a document stands where it is first, with all its conditions, and apart from one of another note', () => {
  const of = (name: string, whenText: string, note = '') => ({ name, note, whenText })
  const listed = documentsOnce(
    [of('Death certificate', 'a'), of('Passport', 'b'), of('Death certificate', 'c'), of('Passport', 'd', 'In colour')],
    ({ name, note }) => [name, note],
  )
  expect(listed.map(({ document, all }) => [document.name, ...all.map(({ whenText }) => whenText)])).toEqual([
    ['Death certificate', 'a', 'c'],
    ['Passport', 'b'],
    ['Passport', 'd'],
  ])
})
