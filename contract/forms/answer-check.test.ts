import { expect, test } from 'vitest'
import { type Asked, checkAnswer } from './answer-check.ts'

const university: Asked = { kind: 'university', required: true, options: [], min: null, max: null }

test('a university is an id of our list, or the name of one that the list lacks', () => {
  expect(checkAnswer(university, 34)).toBeUndefined()
  expect(checkAnswer(university, 'Ruprecht-Karls-Universität Heidelberg')).toBeUndefined()
  expect(checkAnswer(university, '   ')).toEqual({ code: 'required' })
  expect(checkAnswer(university, 'x'.repeat(501))).toEqual({ code: 'tooLong', limit: 500 })
  expect(checkAnswer(university, -1)).toEqual({ code: 'wrongKind' })
  expect(checkAnswer({ ...university, kind: 'city' }, 'İstanbul')).toEqual({ code: 'wrongKind' })
})
