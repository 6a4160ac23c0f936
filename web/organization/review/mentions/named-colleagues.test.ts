import { expect, test } from 'vitest'
import { mentionOf } from '#contract/review/mentions.ts'
import { labelled, shownText, storedText, typedName } from './named-colleagues.ts'

const ada = { id: '0199a000-0000-7000-8000-0000000000a1', name: 'Ada Ak' }
const other = { id: '0199a000-0000-7000-8000-0000000000a2', name: 'Ada Akça' }
const twin = { id: '0199a000-0000-7000-8000-0000000000a3', name: 'Ada Ak' }
const all = [ada, other, twin]

test('what is written and what is stored are the same note', () => {
  const written = '@Ada Akça, @Ada Ak ve @Ada Ak (2): bakın. @Ada Akman kim?'
  const stored = `${mentionOf(other.id)}, ${mentionOf(ada.id)} ve ${mentionOf(twin.id)}: bakın. @Ada Akman kim?`
  expect(storedText(written, all)).toBe(stored)
  expect(shownText(stored, all)).toBe(written)
  expect(labelled([ada, ada])).toHaveLength(1)
})

test('a name is being typed after an @, up to its second word', () => {
  expect(typedName('Selam @ad', 9)).toEqual({ name: 'ad', from: 6 })
  expect(typedName('@Ada A', 6)).toEqual({ name: 'Ada A', from: 0 })
  expect(typedName('ada@ak.test', 11)).toBeUndefined()
  expect(typedName('Selam @ad', 5)).toBeUndefined()
  expect(typedName('@Ada Ak bakar', 13)).toBeUndefined()
})
