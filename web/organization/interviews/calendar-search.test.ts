import { expect, test } from 'vitest'
import { istanbulDay } from '#platform/text/dates.ts'
import { addressOf, dayAfter, daysOf, mondayOf, searchIn, spanOf } from './calendar-search.ts'

const read = (search: string) => searchIn(new URLSearchParams(search))

test('whatever else stands in an address, the calendar opens', () => {
  expect(read('view=month&day=2027-02-30&form=x&interviewer=y&status=Done&page=-1')).toEqual({
    view: undefined,
    day: istanbulDay(new Date()),
    formId: undefined,
    interviewerId: undefined,
    status: 'RescheduleRequested',
    page: 1,
  })
})

test('an address says what was chosen, and reads as that again', () => {
  const formId = '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'
  const address = addressOf({ view: 'open', day: '2027-03-03', formId, status: 'Pending', page: 2 })
  expect(address).toBe(
    `/organizations-dashboard/interviews?view=open&day=2027-03-03&form=${formId}&status=Pending&page=2`,
  )
  expect(read(address.split('?')[1] ?? '')).toMatchObject({ view: 'open', day: '2027-03-03', formId, page: 2 })
  expect(addressOf({ day: istanbulDay(new Date()) })).toBe('/organizations-dashboard/interviews')
})

test('weeks begin on Monday, and end with the night to the next', () => {
  expect(['2027-03-01', '2027-03-07'].map(mondayOf)).toEqual(['2027-03-01', '2027-03-01'])
  expect(dayAfter('2027-03-01', -1)).toBe('2027-02-28')
  expect(daysOf({ view: 'list', day: '2027-03-03' })).toHaveLength(7)
  expect(spanOf(daysOf({ view: undefined, day: '2027-03-03' }))).toEqual({
    from: '2027-02-28T21:00:00.000Z',
    to: '2027-03-07T21:00:00.000Z',
  })
  expect(daysOf({ view: 'sheet', day: '2027-03-03' })).toEqual(['2027-03-03'])
})
