import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plannedStarts, SlotPlan } from './slot-plan.ts'

const plan = (change: Partial<SlotPlan> = {}): SlotPlan => ({
  firstDay: '2027-03-01',
  lastDay: '2027-03-01',
  weekdays: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '12:00',
  minutes: 45,
  pause: 15,
  lunch: null,
  timeZone: 'Europe/Istanbul',
  leaveOutHolidays: true,
  ...change,
})

const feast = new Map([
  ['2027-03-08', { half: true }],
  ...['2027-03-09', '2027-03-10', '2027-03-11'].map((day) => [day, { half: false }] as const),
])
const starts = (change: Partial<SlotPlan> = {}) =>
  plannedStarts(plan(change), feast).map((start) => start.toISOString())

test('interviews follow each other with a pause, and end by the end of the day', () => {
  expect(starts()).toEqual(['06:00', '07:00', '08:00'].map((time) => `2027-03-01T${time}:00.000Z`))
  expect(starts({ to: '11:44' })).toHaveLength(2)
})

test('faults of days and hours are reported even if other fields are missing', () => {
  const wrong = SlotPlan.safeParse({
    ...plan({ firstDay: '2027-03-05', to: '08:00', lunch: { from: '13:00', to: '12:00' } }),
    minutes: null,
  })
  expect(wrong.error?.issues.map(({ path }) => path[0]).toSorted()).toEqual(['lastDay', 'lunch', 'minutes', 'to'])
})

test('after lunch they continue at its end', () => {
  expect(starts({ to: '15:00', lunch: { from: '11:30', to: '13:00' } }).map((start) => start.slice(11, 16))).toEqual([
    '06:00',
    '07:00',
    '10:00',
    '11:00',
  ])
})

test('only the chosen days of the week are planned', () => {
  const days = starts({ lastDay: '2027-03-07', weekdays: [3, 6] }).map((start) => start.slice(0, 10))
  expect([...new Set(days)]).toEqual(['2027-03-03', '2027-03-06'])
})

test('holidays of Türkiye are left out, and the afternoons of their eves', () => {
  const around = { firstDay: '2027-03-08', lastDay: '2027-03-12', from: '12:00', to: '15:00', minutes: 60, pause: 0 }
  expect(starts(around)).toEqual([
    '2027-03-08T09:00:00.000Z',
    ...['09', '10', '11'].map((hour) => `2027-03-12T${hour}:00:00.000Z`),
  ])
  expect(starts({ ...around, leaveOutHolidays: false })).toHaveLength(15)
})

test('the local time of the zone counts, also across a clock change', () => {
  const berlin = { timeZone: 'Europe/Berlin', weekdays: [1, 7], from: '10:00', to: '11:00', minutes: 60, pause: 0 }
  expect(starts({ ...berlin, firstDay: '2027-03-22', lastDay: '2027-03-29', weekdays: [1] })).toEqual([
    '2027-03-22T09:00:00.000Z',
    '2027-03-29T08:00:00.000Z',
  ])
  // On this Sunday the clocks go from two to three.
  const night = { ...berlin, firstDay: '2027-03-28', lastDay: '2027-03-28', from: '01:00', to: '05:00' }
  expect(starts(night)).toEqual(['00', '01', '02'].map((hour) => `2027-03-28T${hour}:00:00.000Z`))
  // An interview at a quarter to two ends at half past three.
  expect(starts({ ...night, from: '01:45', minutes: 45 })).toEqual(
    ['00:45', '02:00'].map((time) => `2027-03-28T${time}:00.000Z`),
  )
  expect(
    starts({ ...berlin, timeZone: 'America/New_York', firstDay: '2027-11-08', lastDay: '2027-11-08', weekdays: [1] }),
  ).toEqual(['2027-11-08T15:00:00.000Z'])
})

const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const clock = fc.integer({ min: 0, max: 1439 }).map((at) => new Date(at * 60_000).toISOString().slice(11, 16))
const somePlan = fc
  .record({
    firstDay: fc.constant('2027-03-20'),
    lastDay: fc
      .integer({ min: 0, max: 60 })
      .map((days) => new Date(Date.UTC(2027, 2, 20 + days)).toISOString().slice(0, 10)),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    from: clock,
    to: clock,
    minutes: fc.integer({ min: 5, max: 480 }),
    pause: fc.integer({ min: 0, max: 240 }),
    lunch: fc.option(fc.record({ from: clock, to: clock })),
    timeZone: fc.constantFrom(
      'Europe/Istanbul',
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
    ),
    leaveOutHolidays: fc.boolean(),
  })
  .filter((made) => SlotPlan.safeParse(made).success)

test('with any plan, no two overlap, and each lies within its day and outside lunch', () => {
  fc.assert(
    fc.property(somePlan, (made) => {
      const found = plannedStarts(made, feast)
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone: made.timeZone, timeStyle: 'short' })
      for (const [at, start] of found.entries()) {
        const before = found[at - 1]
        if (before) expect(start.getTime() - before.getTime()).toBeGreaterThanOrEqual(made.minutes * 60_000)
        const begins = minute(format.format(start))
        expect(begins).toBeGreaterThanOrEqual(minute(made.from))
        expect(begins + made.minutes).toBeLessThanOrEqual(minute(made.to))
        if (made.lunch)
          expect(begins >= minute(made.lunch.to) || begins + made.minutes <= minute(made.lunch.from)).toBe(true)
      }
    }),
  )
})

test('a plan with more times than allowed stops at the limit', () => {
  const endless = {
    lastDay: '2027-12-31',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    from: '00:00',
    to: '23:59',
    minutes: 5,
    pause: 0,
  }
  expect(plannedStarts(plan(endless), new Map())).toHaveLength(2001)
})
