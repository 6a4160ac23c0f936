import { expect, test } from 'vitest'
import { Id } from '#contract/fields/patterns.ts'
import { newId } from './new-id.ts'

test('is an id that the server takes, in order of its making', () => {
  const [first, second] = [newId(1_800_000_000_000), newId(1_800_000_000_001)]
  expect(Id.safeParse(first).success).toBe(true)
  expect(first < second).toBe(true)
  expect(first.slice(0, 13)).toBe('01a3185c-5000')
  expect(newId()).not.toBe(newId())
})
