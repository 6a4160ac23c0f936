import { expect, test } from 'vitest'
import { answerUntil } from './answer-until.ts'

test('whoever may answer until a day has all of it, but no longer than there is something to choose', () => {
  expect(answerUntil(null, '2027-03-02T07:00:00.000Z')).toBeNull()
  expect(answerUntil('2027-03-01', '2027-03-02T07:00:00.000Z')).toBe('2027-03-01T20:59:00.000Z')
  expect(answerUntil('2027-03-02', '2027-03-02T07:00:00.000Z')).toBe('2027-03-02T07:00:00.000Z')
})
