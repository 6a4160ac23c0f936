import { expect, test } from 'vitest'
import { locative } from './locative.ts'

test.each([
  ['İstanbul', 'İstanbul’da'],
  ['İzmir', 'İzmir’de'],
  ['Kocaeli', 'Kocaeli’de'],
  ['Tokat', 'Tokat’ta'],
  ['Siirt', 'Siirt’te'],
  ['Muş', 'Muş’ta'],
  ['Hakkâri', 'Hakkâri’de'],
  ['Iğdır', 'Iğdır’da'],
  ['Kahramanmaraş', 'Kahramanmaraş’ta'],
  ['Zonguldak', 'Zonguldak’ta'],
  ['Düzce', 'Düzce’de'],
  ['Elazığ', 'Elazığ’da'],
])('in %s is %s', (name, where) => {
  expect(locative(name)).toBe(where)
})
