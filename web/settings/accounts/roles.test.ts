import { expect, test } from 'vitest'
import { roleNames, roleOf, roles } from './roles.ts'

test('each role is known again by the grants it gives', () => {
  expect(roleNames.map((role) => roleOf(roles[role]))).toEqual(roleNames)
})

test('grants that amount to a role are that role, and others none', () => {
  expect(roleOf({ All: 'ReadOnly', Forms: 'ReadOnly' })).toBe('observer')
  expect(roleOf({ Participants: 'WriteRead', Reports: 'ReadOnly', Forms: 'Unknown' })).toBe('accounting')
  expect(roleOf({ Participants: 'WriteRead' })).toBeUndefined()
  expect(roleOf({})).toBeUndefined()
})
