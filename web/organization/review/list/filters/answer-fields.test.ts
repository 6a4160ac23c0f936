import { expect, test } from 'vitest'
import { readAnswer } from './answer-fields.tsx'

const id = '0199a000-0000-7000-8000-0000000000a1'
const questions = [{ id, kind: 'number' as const, label: 'Kaç kardeşiniz var?', options: [] }]

const read = (filled: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(filled)) form.set(name, value)
  return readAnswer(form, questions)
}

test('a filter by an answer needs a value, unless it asks whether there is an answer', () => {
  const greater = { askedQuestion: id, askedIs: 'greater' }
  expect(read({ ...greater, askedValue: '2' })).toEqual([{ questionId: id, is: 'greater', value: 2 }])
  expect([read({ ...greater, askedValue: ' ' }), read(greater)]).toEqual([undefined, undefined])
  expect(read({ askedQuestion: id, askedIs: 'answered' })).toEqual([{ questionId: id, is: 'answered', value: null }])
})

test('without a question nothing is missing', () => {
  expect(read({ askedQuestion: '' })).toEqual([])
})
