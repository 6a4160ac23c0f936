import { expect, test } from 'vitest'
import { firstShown } from './first-shown.ts'

type Message = Parameters<typeof firstShown>[0][number]

const read: Message = { by: 'company', readAt: '2026-11-16T10:00:00.000Z', awaitsAnswer: false }
const own: Message = { ...read, by: 'candidate', readAt: null }
const thread = Array.from({ length: 20 }, () => [read, own]).flat()

test('of a long thread eight messages are shown at once; one’s own that nobody has read make no difference', () => {
  expect(firstShown(thread)).toBe(8)
  expect(firstShown([])).toBe(8)
})

test('what is new or awaits an answer is never folded away', () => {
  expect(firstShown(thread.with(12, { ...read, readAt: null }))).toBe(13)
  expect(firstShown(thread.with(30, { ...read, awaitsAnswer: true }))).toBe(31)
})
