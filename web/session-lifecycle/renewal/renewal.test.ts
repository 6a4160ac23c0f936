import { describe, expect, test } from 'vitest'
import { fieldErrors } from '#platform/text/field-errors.ts'
import type { SignedIn } from '../../session/store.ts'
import { mustRenew } from './must-renew.ts'
import { Renewal } from './renewal.ts'

const mistakes = (currentPassword: string, newPassword: string, repeatPassword: string) => {
  const parsed = Renewal.safeParse({ currentPassword, newPassword, repeatPassword })
  const errors = fieldErrors(parsed.error?.issues ?? [], (key) => key)
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

test('all three fields are required', () => {
  expect(mistakes('', '', '')).toEqual({
    currentPassword: 'fields.required',
    newPassword: 'fields.required',
    repeatPassword: 'fields.required',
  })
})

test.each([
  ['too short', 'Kopru26'],
  ['no digit', 'KopruKopru'],
  ['no letter', '20262026'],
])('a new password with %s says what it needs', (_, password) => {
  expect(mistakes('eskisifre', password, password)).toEqual({ newPassword: 'fields.password' })
})

test('Turkish letters are letters, and the repetition must be the same', () => {
  expect(mistakes('eskisifre', 'şşşşşşş1', 'şşşşşşş1')).toEqual({})
  expect(mistakes('eskisifre', 'Kopru2026', 'Kopru2027')).toEqual({ repeatPassword: 'fields.passwordsDiffer' })
})

test('mistakes in all three fields are found together', () => {
  expect(mistakes('', 'kisa', 'baska')).toEqual({
    currentPassword: 'fields.required',
    newPassword: 'fields.password',
    repeatPassword: 'fields.passwordsDiffer',
  })
})

describe('who must renew', () => {
  const who = (pwdVersion: 'v1' | 'v2', provider: SignedIn['provider']) => ({ pwdVersion, provider }) as SignedIn
  test.each([
    [who('v1', 'Kopru'), true],
    [who('v2', 'Kopru'), false],
    [who('v1', 'Google'), false],
    [who('v1', 'IstanbulSenin'), false],
    [null, false],
    [undefined, false],
  ])('%o: %s', (person, must) => expect(mustRenew(person)).toBe(must))
})
