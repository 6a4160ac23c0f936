import { expect, test } from 'vitest'
import { hashOf, whereOf } from './use-builder-place.ts'

test('the address says what is being edited', () => {
  expect(whereOf('#steps')).toEqual({ part: 'steps', questionId: undefined })
  expect(whereOf(hashOf('questions', '0193'))).toEqual({ part: 'questions', questionId: '0193' })
})

test('an address that says nothing known opens at the beginning', () => {
  expect(whereOf('')).toEqual({ part: 'basics', questionId: undefined })
  expect(whereOf('#nowhere/1')).toEqual({ part: 'basics', questionId: undefined })
})
