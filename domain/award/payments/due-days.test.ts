import { expect, test } from 'vitest'
import { dueDays } from './due-days.ts'

const plan = { rhythm: 'Monthly', times: 4, from: '2026-11-30', label: 'Aylık burs', besides: false } as const
const days = (change: Partial<Parameters<typeof dueDays>[0]>) => dueDays({ ...plan, ...change })

test('monthly on the same day, or on the last one of shorter months', () => {
  expect(days({}).map(({ dueOn }) => dueOn)).toEqual(['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28'])
  expect(days({ from: '2027-12-31', times: 3 }).at(-1)?.dueOn).toBe('2028-02-29')
  expect(days({ rhythm: 'Quarterly', times: 3 }).map(({ dueOn }) => dueOn)).toEqual([
    '2026-11-30',
    '2027-02-28',
    '2027-05-30',
  ])
})

test('a month is one period whatever its label; an additional payment is another period', () => {
  const [monthly] = days({})
  expect(monthly?.period).toBe('2026-11')
  expect(days({ label: 'Burs', rhythm: 'Quarterly' })[0]?.period).toBe('2026-11')
  expect(days({ label: 'KİRA Desteği', besides: true })[0]?.period).toBe('2026-11 kira destegi')
  expect(days({ label: 'Kira desteği', rhythm: 'Once', times: 1 })).toEqual([
    { dueOn: '2026-11-30', period: '2026-11 kira destegi' },
  ])
})
