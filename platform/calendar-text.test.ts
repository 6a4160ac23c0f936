import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { type CalendarEvent, publishedCalendar, sentCalendar } from './calendar-text.ts'

const event: CalendarEvent = {
  uid: '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11',
  sequence: 3,
  startsAt: '2027-03-26T09:00:00.000Z',
  minutes: 30,
  summary: 'Mülakat: Yarının Mühendisleri Bursu',
  description: 'Umut Vakfı\n\nSizi tanımak isteriz.',
  location: 'Kadıköy',
  url: 'https://kopru.example/student-dashboard/interviews',
  organizer: 'Umut Vakfı',
}
const to = { name: 'Çiğdem Işık', email: 'cigdem@kopru.test' }
const from = 'no-reply@kopru.example'
const sent = (method: 'REQUEST' | 'CANCEL', change: Partial<CalendarEvent> = {}) =>
  sentCalendar({ ...event, ...change }, { method, from, to })

/** The only event of a calendar, as read by two independent parsers. */
function readByBoth(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [inner, ...more] = calendar.getAllSubcomponents('vevent')
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT')
  if (!inner || more.length > 0 || others.length !== 1) throw new Error('There should be one event')
  const read = new ICAL.Event(inner)
  const [other] = others as [VEvent]
  const first = {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: read.uid,
    sequence: read.sequence,
    start: read.startDate.toJSDate().toISOString(),
    end: read.endDate.toJSDate().toISOString(),
    summary: read.summary,
    description: read.description,
    location: read.location ?? undefined,
    status: String(inner.getFirstPropertyValue('status')),
    organizer: inner.getFirstProperty('organizer')?.getFirstParameter('cn'),
    attendee: inner.getFirstProperty('attendee')?.getFirstParameter('cn'),
  }
  const second = {
    method: other.method,
    uid: other.uid,
    sequence: Number(other.sequence),
    start: other.start.toISOString(),
    end: other.end?.toISOString(),
    summary: plainOf(other.summary),
    description: plainOf(other.description),
    location: other.location === undefined ? undefined : plainOf(other.location),
    status: other.status,
    organizer: nameOf(other.organizer),
    attendee: nameOf(other.attendee),
  }
  return { first, second, alarms: inner.getAllSubcomponents('valarm').length }
}
const plainOf = (value: unknown) => (typeof value === 'object' && value !== null && 'val' in value ? value.val : value)
const nameOf = (value: unknown) =>
  (value as { params?: { CN?: string } } | undefined)?.params?.CN?.replace(/^"|"$/g, '')

test('an invitation says to both parsers what it is, when, where, and between whom', () => {
  const { first, second, alarms } = readByBoth(sent('REQUEST'))
  expect(first).toEqual({
    method: 'REQUEST',
    uid: event.uid,
    sequence: 3,
    start: '2027-03-26T09:00:00.000Z',
    end: '2027-03-26T09:30:00.000Z',
    summary: 'Mülakat: Yarının Mühendisleri Bursu',
    description: 'Umut Vakfı\n\nSizi tanımak isteriz.',
    location: 'Kadıköy',
    status: 'CONFIRMED',
    organizer: 'Umut Vakfı',
    attendee: 'Çiğdem Işık',
  })
  expect(second).toEqual(first)
  expect(alarms).toBe(1)
  const lines = sent('REQUEST').replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('ORGANIZER;CN="Umut Vakfı":mailto:no-reply@kopru.example')
  expect(lines).toContain(
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Çiğdem Işık":MAILTO:cigdem@kopru.test',
  )
  expect(lines).toContain('URL;VALUE=URI:https://kopru.example/student-dashboard/interviews')
  expect(lines.filter((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toHaveLength(1)
})

test.each([
  ['Istanbul, which has no summer time', 'Europe/Istanbul', '2027-03-26T07:00:00Z', '2027-03-29T07:00:00Z'],
  ['Berlin, whose clocks change on 28 March', 'Europe/Berlin', '2027-03-26T09:00:00Z', '2027-03-29T08:00:00Z'],
  ['Berlin, whose clocks change back on 31 October', 'Europe/Berlin', '2027-10-29T08:00:00Z', '2027-11-01T09:00:00Z'],
  ['New York, whose clocks change on 14 March', 'America/New_York', '2027-03-12T15:00:00Z', '2027-03-15T14:00:00Z'],
])('ten o’clock stays ten o’clock in %s', (_, timeZone, before, after) => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  for (const startsAt of [before, after]) {
    const { first, second } = readByBoth(sent('REQUEST', { startsAt }))
    for (const { start, end = '' } of [first, second])
      expect([start, clock.format(new Date(start)), clock.format(new Date(end))]).toEqual([
        new Date(startsAt).toISOString(),
        '10:00',
        '10:30',
      ])
  }
})

test('an invitation, its change and its end are one event, each newer than the one before', () => {
  const read = [
    sent('REQUEST', { sequence: 1 }),
    sent('REQUEST', { sequence: 2, startsAt: '2027-03-29T08:00:00.000Z' }),
    sent('CANCEL', { sequence: 3, startsAt: '2027-03-29T08:00:00.000Z' }),
  ].map(readByBoth)
  for (const which of ['first', 'second'] as const) {
    expect(read.map((one) => [one[which].method, one[which].status, one[which].sequence])).toEqual([
      ['REQUEST', 'CONFIRMED', 1],
      ['REQUEST', 'CONFIRMED', 2],
      ['CANCEL', 'CANCELLED', 3],
    ])
    expect(new Set(read.map((one) => one[which].uid)).size).toBe(1)
  }
  expect(read[2]?.alarms).toBe(0)
})

const odd = `Kadıköy, 2. kat; “Ş” salonu \\ 🎓👩‍🔬 ığüşöçİĞÜŞÖÇ: ${'uzun '.repeat(40)}`

test('odd letters and long lines come through, and no line is longer than 75 octets', () => {
  const text = sent('REQUEST', { summary: odd, location: odd, description: `${odd}\r\n\r\n${odd}`, organizer: odd })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const { first, second } = readByBoth(text)
  for (const read of [first, second]) {
    expect(read).toMatchObject({ summary: odd.trim(), location: odd.trim(), organizer: odd.trim().replace(';', ',') })
    expect(String(read.description)).toBe(`${odd}\n\n${odd}`)
  }
})

test('what somebody wrote begins no line of the calendar’s own', () => {
  const evil = 'Burs\r\nATTENDEE:mailto:eve@example.com\r\nEND:VEVENT\nBEGIN:VEVENT\rUID:eve\u2028X\u0000\u0007'
  const text = sentCalendar(
    { ...event, summary: evil, location: evil, description: evil, organizer: `${evil}"` },
    { method: 'REQUEST', from, to: { ...to, name: `${evil}";X=1:` } },
  )
  const { first, second } = readByBoth(text)
  expect(first.uid).toBe(event.uid)
  expect(second.uid).toBe(event.uid)
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VEVENT|END:VEVENT|UID)/.test(line))).toHaveLength(4)
  expect(lines.join('')).not.toMatch(/[^\P{Cc}\t]/u)
})

test('a calendar that is subscribed to has any number of events, a name, and no guests', () => {
  const text = publishedCalendar([event, { ...event, uid: 'other', location: null }], { name: 'Köprü mülakatları' })
  expect(text).toContain('METHOD:PUBLISH\r\n')
  expect(text).toContain('X-WR-CALNAME:Köprü mülakatları\r\n')
  expect(text).not.toMatch(/ATTENDEE|ORGANIZER/)
  const read = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(read.map((one) => one.getFirstPropertyValue('uid'))).toEqual([event.uid, 'other'])
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT')
  expect(others).toHaveLength(2)
  expect(new ICAL.Component(ICAL.parse(publishedCalendar([]))).getAllSubcomponents('vevent')).toEqual([])
})
