import { expect, test } from 'vitest'
import { dependants, inserted, newQuestion, withOptions } from './question-changes.ts'

const [first, second, third] = [newQuestion('yesNo'), newQuestion('single'), newQuestion('shortText')]

test('a new question follows the open one, or comes last', () => {
  expect(inserted([first, second], third, first.id)).toEqual([first, third, second])
  expect(inserted([first, second], third, undefined)).toEqual([first, second, third])
})

test('pasted lines become options without their bullets, and none twice', () => {
  const pasted = withOptions(second.options, '- Evet\n2) Hayır\n\n• Evet\n  Kararsızım ', 0)
  expect(pasted.map(({ label }) => label)).toEqual(['Evet', 'Hayır', 'Kararsızım', ''])
})

test('it is known how many conditions look at a question', () => {
  const test = { questionId: first.id, is: 'equal', value: true } as const
  const asking = { ...third, showIf: { all: true, tests: [test] } }
  const document = {
    id: third.id,
    documentTypeId: 1,
    required: true,
    note: '',
    when: { kind: 'answer', test },
  } as const
  expect(dependants(first.id, [first, asking], [document])).toBe(2)
  expect(dependants(second.id, [first, asking], [document])).toBe(0)
})
