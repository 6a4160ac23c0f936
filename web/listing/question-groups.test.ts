import { expect, test } from 'vitest'
import type { Question } from '#contract/forms/form-content.ts'
import { questionGroups } from './question-groups.ts'

const question = (id: string, kind: Question['kind'] = 'shortText'): Question => ({
  id,
  kind,
  label: `${kind} ${id}`,
  help: '',
  required: false,
  options: [],
  min: null,
  max: null,
  showIf: null,
})

const shape = (questions: readonly Question[]) =>
  questionGroups(questions).map(({ title, questions }) => [title, questions.map(({ id }) => id)])

test('questions before the first page stand in a page without a name', () => {
  expect(shape([question('a'), question('p', 'page'), question('b'), question('c')])).toEqual([
    ['', ['a']],
    ['page p', ['b', 'c']],
  ])
})

test('a page that asks nothing is left out', () => {
  expect(shape([question('p', 'page'), question('q', 'page'), question('a')])).toEqual([['page q', ['a']]])
  expect(shape([])).toEqual([])
})
