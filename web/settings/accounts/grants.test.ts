import { expect, test } from 'vitest'
import type { Permissions } from '#contract/permissions.ts'
import { levelIn, summaryOf, withGrant } from './grants.ts'

const said = (permissions: Permissions) => summaryOf(permissions).map(({ of, level }) => `${of}: ${level}`)

test('an account without grants has nothing to be said', () => {
  expect(said({})).toEqual([])
  expect(said({ All: 'Unknown', Forms: 'Unknown' })).toEqual([])
})

test('what holds everywhere is said once, however it was granted', () => {
  expect(said({ All: 'ReadOnly' })).toEqual(['All: ReadOnly'])
  expect(said({ All: 'ReadOnly', Forms: 'ReadOnly' })).toEqual(['All: ReadOnly'])
  const each = { Forms: 'FullAccess', Applications: 'FullAccess', Participants: 'FullAccess' } as const
  expect(said({ ...each, Reports: 'FullAccess', Communities: 'FullAccess' })).toEqual(['All: FullAccess'])
})

test('without a grant for all, only the modules with one are said', () => {
  expect(said({ Applications: 'ReadOnly', Forms: 'FullAccess' })).toEqual([
    'Forms: FullAccess',
    'Applications: ReadOnly',
  ])
})

test('what differs is said first, then what the others have', () => {
  expect(said({ All: 'ReadOnly', Reports: 'Unknown' })).toEqual(['Reports: Unknown', 'Others: ReadOnly'])
})

test('writing granted for all is writing in a module too, whatever its own grant says', () => {
  expect(levelIn({ All: 'WriteRead', Reports: 'ReadOnly' }, 'Reports')).toBe('WriteRead')
  expect(levelIn({ All: 'WriteOnly', Reports: 'Unknown' }, 'Reports')).toBe('WriteOnly')
  expect(said({ All: 'FullAccess', Reports: 'ReadOnly' })).toEqual(['Reports: WriteRead', 'Others: FullAccess'])
})

test('a grant taken back leaves no trace, and nothing for all is no grant', () => {
  expect(withGrant({ All: 'ReadOnly', Forms: 'Unknown' }, 'Forms', undefined)).toEqual({ All: 'ReadOnly' })
  expect(withGrant({ All: 'ReadOnly' }, 'Forms', 'Unknown')).toEqual({ All: 'ReadOnly', Forms: 'Unknown' })
  expect(withGrant({ All: 'ReadOnly' }, 'All', 'Unknown')).toEqual({})
})
