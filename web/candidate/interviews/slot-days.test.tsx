import { expect, test } from 'vitest'
import { rendered, wordsIn } from '../../../tests/rendered.tsx'
import { SlotDays } from './slot-days.tsx'

const year = new Date().getFullYear()
const slot = (day: number, hour: number, change: object = {}) => ({
  id: `${day}-${hour}`,
  startsAt: new Date(Date.UTC(year, 10, day, hour - 3)).toISOString(),
  minutes: 30,
  timeZone: 'Europe/Istanbul',
  place: 'Kadıköy',
  isOnline: false,
  isFree: true,
  ...change,
})
const days = (slots: Parameters<typeof SlotDays>[0]['slots'], change: object = {}) =>
  rendered(<SlotDays name="slotId" slots={slots} {...change} />)

test('few times are all open, and what they share is said once', () => {
  const html = days([slot(18, 10), slot(18, 11, { isFree: false }), slot(19, 10)])
  expect(wordsIn(html)).toMatch(
    /^Sana uyan saati seç 30 dakika · Kadıköy Saatler İstanbul saatine göre\. \S+, 18 Kasım 1 boş/,
  )
  expect(html.match(/<details open/g)).toHaveLength(2)
  expect(html.match(/type="radio"/g)).toHaveLength(3)
  expect(html.match(/disabled=""/g)).toHaveLength(1)
})

test('of many, the first day with a free time is open; a full one is a quiet line', () => {
  const ofDay = (day: number, isFree: boolean) =>
    Array.from({ length: 9 }, (_, index) => slot(day, 9 + index, { isFree }))
  const html = days([...ofDay(17, false), ...ofDay(18, true), ...ofDay(19, true)])
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html.match(/<details open/g)).toHaveLength(1)
  expect(wordsIn(html)).toContain('17 Kasım Dolu')
  expect(wordsIn(html)).toContain('Sabah 09:00 10:00 11:00 Öğleden sonra 12:00')
})

test('what differs is said where it does, also another zone', () => {
  const byDay = wordsIn(days([slot(18, 10), slot(19, 10, { place: 'Beşiktaş' })]))
  expect(byDay).toContain('18 Kasım 30 dakika · Kadıköy')
  expect(byDay).toContain('19 Kasım 30 dakika · Beşiktaş')
  const byTime = wordsIn(days([slot(18, 10), slot(18, 12, { minutes: 45 })]))
  expect(byTime).toContain('12:00 45 dakika · Kadıköy')
  const elsewhere = wordsIn(days([slot(18, 2, { timeZone: 'America/New_York' })]))
  expect(elsewhere).toContain('altlarında New York saati yazıyor')
  expect(elsewhere).toContain('02:00 17 Kasım 18:00 New York')
})
