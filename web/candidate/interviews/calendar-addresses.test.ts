import { expect, test } from 'vitest'
import { googleCalendarAddress, mapAddress, outlookCalendarAddress } from './calendar-addresses.ts'

const event = {
  title: 'Mülakat: Yarının Mühendisleri & Bursu',
  startsAt: '2026-10-25T03:30:00+03:00',
  minutes: 45,
  detail: 'Köprü Vakfı\n\nhttps://gorusme.kopru.test/oda?x=1',
  place: 'Kadıköy + Moda',
}

test('Google gets the moment in UTC and every word whole', () => {
  const { origin, pathname, search, searchParams } = new URL(googleCalendarAddress(event))
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20261025T003000Z/20261025T011500Z',
    details: event.detail,
    location: event.place,
  })
  expect(search).not.toContain('+')
})

test('Outlook gets the same', () => {
  const { origin, pathname, search, searchParams } = new URL(outlookCalendarAddress(event))
  expect(origin + pathname).toBe('https://outlook.live.com/calendar/0/deeplink/compose')
  expect(Object.fromEntries(searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: '2026-10-25T00:30:00Z',
    enddt: '2026-10-25T01:15:00Z',
    body: event.detail,
    location: event.place,
  })
  expect(search).not.toContain('+')
})

test('what an event does not have is not named', () => {
  const bare = { ...event, detail: '', place: '' }
  expect(new URL(googleCalendarAddress(bare)).searchParams.has('location')).toBe(false)
  expect(new URL(outlookCalendarAddress(bare)).searchParams.has('body')).toBe(false)
})

test('a place is searched on a map by its words', () => {
  expect(mapAddress('Moda Cad. No: 5, Kadıköy')).toBe(
    'https://www.openstreetmap.org/search?query=Moda%20Cad.%20No%3A%205%2C%20Kad%C4%B1k%C3%B6y',
  )
})
