import { expect, test } from 'vitest'
import { invitationOf } from './invitation-of.ts'

test('a token is asked about as it is', () => {
  expect(invitationOf('Abc_-9').input).toEqual({ token: 'Abc_-9' })
})

test.each([null, '', '\u0000', 'a\u0000', '\ud83c', 'ş', '🎓', 'a'.repeat(201)])('%j is a wrong one', (token) => {
  expect(invitationOf(token).input).toEqual({ token: '-' })
})
