import { expect, test } from 'vitest'
import { loneAmong, type Pill, piecesOf, pillFrom, pillsTyped, tagOf } from './pill-text.ts'

const kept = (text: string) =>
  piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : tagOf(piece)))
    .join('')

test.each([
  'Merhaba {{name}},\n\n{{#if feedback}}{{feedback}}{{/if}}\n\n{{link}}',
  '{{#if step}}Aşaman {{step}}{{else}}{{#if acceptBy}}{{acceptBy}} gününe dek{{/if}}{{/if}}.',
  '',
])('a kept text is the same after it was shown with pills', (text) => {
  expect(kept(text)).toBe(text)
})

test('a field that is said only where it has a value is one pill', () => {
  expect(piecesOf('{{#if feedback}}{{feedback}}{{/if}}\n')).toEqual([{ kind: 'fieldIfAny', field: 'feedback' }, '\n'])
  expect(piecesOf('{{#if step}}Aşaman: {{step}}{{/if}}')).toEqual([
    { kind: 'if', field: 'step' },
    'Aşaman: ',
    { kind: 'field', field: 'step' },
    { kind: 'end' },
  ])
})

test('a text with a mistake stays as it was written', () => {
  expect(piecesOf('Merhaba {{nmae}}')).toEqual(['Merhaba {{nmae}}'])
})

test('a pill is the same after it was copied', () => {
  const pills: Pill[] = [
    { kind: 'field', field: 'name' },
    { kind: 'fieldIfAny', field: 'feedback' },
    { kind: 'if', field: 'step' },
    { kind: 'else' },
    { kind: 'end' },
  ]
  expect(pills.map((pill) => pillFrom(tagOf(pill)))).toEqual(pills)
  expect(['', 'Adı', '{{nmae}}', '{{name}}{{name}}'].map(pillFrom)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('what lost its other half is found, and nothing else', () => {
  const begin: Pill = { kind: 'if', field: 'step' }
  const other: Pill = { kind: 'else' }
  const end: Pill = { kind: 'end' }
  const name: Pill = { kind: 'field', field: 'name' }
  expect(loneAmong([begin, name, other, end, name])).toEqual([])
  expect(loneAmong([name, other, end])).toEqual([1, 2])
  expect(loneAmong([begin, other, name])).toEqual([0, 1])
  expect(loneAmong([begin, begin, end])).toEqual([0])
  expect(loneAmong([begin, other, other, end])).toEqual([2])
})

test('a typed field becomes a pill at once, a typed passage once it is whole', () => {
  const typed = 'Sayın {{ name }}, {{#if step}}aşaman {{step}}'
  expect(pillsTyped(typed, typed)).toEqual([
    { from: 6, to: 16, pill: { kind: 'field', field: 'name' } },
    { from: 37, to: 45, pill: { kind: 'field', field: 'step' } },
  ])
  const whole = `${typed}{{/if}}`
  expect(pillsTyped(whole, whole).map(({ pill }) => pill.kind)).toEqual(['field', 'if', 'field', 'end'])
  expect(pillsTyped('{{nmae}} {{#each}}', '{{nmae}} {{#each}}')).toEqual([])
})
