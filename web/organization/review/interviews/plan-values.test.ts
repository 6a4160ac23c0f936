import { expect, test } from 'vitest'
import { plannedStarts, SlotPlan } from '#contract/interviews/slot-plan.ts'
import { usualPlan } from './plan-values.ts'

test.each([
  ['a Monday', '2027-03-01T09:00:00.000Z'],
  ['a Sunday', '2027-03-07T20:59:00.000Z'],
])('on %s the working days of next week are proposed', (_, now) => {
  expect(usualPlan(new Date(now))).toMatchObject({ firstDay: '2027-03-08', lastDay: '2027-03-12' })
})

test('an hour before midnight in London it is Monday in Istanbul', () => {
  expect(usualPlan(new Date('2027-03-07T23:00:00.000Z')).firstDay).toBe('2027-03-15')
})

test('what is proposed can be made as it is', () => {
  const plan = SlotPlan.parse(usualPlan(new Date('2027-03-15T09:00:00.000Z')))
  expect(plannedStarts(plan, new Map())).toHaveLength(50)
})
