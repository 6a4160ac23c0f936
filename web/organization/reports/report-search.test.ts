import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { comparedOf, daysBefore, daysOf, periods, reportAddress, reportSearchOf } from './report-search.ts'

const searchOf = (text: string) => reportSearchOf(new URLSearchParams(text))
const [one, two] = [newId(), newId()]

test('what is chosen is the address, and the address is what is chosen', () => {
  const day = fc
    .integer({ min: 0, max: 3000 })
    .map((days) => new Date(Date.UTC(2022, 0, 1 + days)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(
      fc.subarray([one, two]),
      fc.constantFrom(...periods),
      fc.tuple(day, day),
      fc.constantFrom('', 'before', two),
      (forms, period, days, compare) => {
        const [from = '', to = ''] = days.toSorted()
        const now = { forms, period, ...(period === 'own' && { from, to }), compare }
        const isComparable = compare !== 'before' || period !== 'all'
        expect(searchOf(reportAddress(now))).toEqual(isComparable ? now : { ...now, compare: '' })
      },
    ),
  )
})

test('nonsense in the address is not asked for', () => {
  expect(searchOf('form=1.x&period=week&from=2026-02-30&to=heute&compare=all')).toEqual({
    forms: [],
    period: '90',
    compare: '',
  })
  expect(searchOf(`form=${one}&form=${one}.${two}`).forms).toEqual([one, two])
  expect(searchOf('from=2026-03-02&to=2026-03-01')).toEqual({
    forms: [],
    period: 'own',
    from: '2026-03-02',
    compare: '',
  })
})

test('a period is counted in whole days up to today, and the one before is as long and ends the day before', () => {
  const days = (text: string, today: string) => daysOf(searchOf(text), today)
  expect(days('period=7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(days('period=schoolYear', '2026-03-03')).toEqual({ from: '2025-09-01', to: '2026-03-03' })
  expect(days('period=schoolYear', '2026-09-01')).toEqual({ from: '2026-09-01', to: '2026-09-01' })
  expect(days('period=year', '2026-03-03')).toEqual({ from: '2026-01-01', to: '2026-03-03' })
  expect(days('period=all', '2026-03-03')).toEqual({})
  expect(daysBefore({ from: '2026-02-25', to: '2026-03-03' })).toEqual({ from: '2026-02-18', to: '2026-02-24' })
  expect(daysBefore({ from: '2000-01-01', to: '2099-12-31' })).toEqual({ from: '1900-01-01', to: '1999-12-31' })
  expect(daysBefore({})).toBeUndefined()
})

test('all of time has nothing before it, and another form is counted in the same days', () => {
  expect(comparedOf(searchOf('period=all&compare=before'))).toBeUndefined()
  expect(comparedOf(searchOf(`form=${one}&period=own&from=2026-03-01&to=2026-03-02&compare=${two}`))).toEqual({
    formIds: [two],
    from: '2026-03-01',
    to: '2026-03-02',
  })
})
