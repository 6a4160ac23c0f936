import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApplicationStatus } from '#contract/fields/application-status.ts'
import { appsAddress, appsSearchOf, groups, sorts, statusesOf } from './apps-search.ts'

test('whatever is chosen stands in the address and is read from it again', () => {
  const chosen = fc.record({
    group: fc.constantFrom(undefined, ...groups),
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(chosen, (now) => {
      expect(appsSearchOf(new URL(appsAddress(now, now), 'http://x').searchParams)).toEqual(now)
    }),
  )
})

test('what an address says wrongly counts as not said', () => {
  const now = appsSearchOf(new URLSearchParams('group=all&sort=up&page=-2'))
  expect(now).toEqual({ group: undefined, search: '', sort: 'changed', page: 1 })
})

test('every status is in one group and in no other', () => {
  expect(Object.values(statusesOf).flat().toSorted()).toEqual(ApplicationStatus.options.toSorted())
})
