import { expect, test } from 'vitest'
import { inOrder, stateOf } from './opportunity-state.ts'

const now = Date.parse('2026-11-15T09:00:00Z')
const noon = '2026-11-15T12:00:00Z'
const morning = '2026-11-15T06:00:00Z'
const nine = '2026-11-15T09:00:00Z'

test.each([
  ['running', morning, noon],
  ['running', morning, null],
  ['running', nine, noon],
  ['upcoming', noon, null],
  ['over', morning, nine],
  // An end before the start is not shown as running.
  ['over', noon, morning],
] as const)('it is %s from %s until %s', (state, startsAt, endsAt) => {
  expect(stateOf({ startsAt, endsAt }, now)).toBe(state)
})

test('what runs stands first and what is over last, each as the server ordered them', () => {
  const offers = [
    { id: 'over', startsAt: morning, endsAt: nine },
    { id: 'newer', startsAt: nine, endsAt: null },
    { id: 'upcoming', startsAt: noon, endsAt: null },
    { id: 'older', startsAt: morning, endsAt: noon },
  ]
  expect(inOrder(offers, now).map(({ id }) => id)).toEqual(['newer', 'older', 'upcoming', 'over'])
})
