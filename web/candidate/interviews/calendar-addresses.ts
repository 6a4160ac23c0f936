interface CalendarEvent {
  readonly title: string
  readonly startsAt: string
  readonly minutes: number
  readonly detail: string
  readonly place: string
}

/** Opens a new event in Google Calendar. Moments are in UTC, which it shows in the zone of its owner. */
export function googleCalendarAddress({ title, startsAt, minutes, detail, place }: CalendarEvent): string {
  const [begins, ends] = during(startsAt, minutes).map((moment) => moment.replace(/[-:]/g, ''))
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${begins}/${ends}`,
    details: detail,
    location: place,
  })
}

/** The same in Outlook. */
export function outlookCalendarAddress({ title, startsAt, minutes, detail, place }: CalendarEvent): string {
  const [begins = '', ends = ''] = during(startsAt, minutes)
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: begins,
    enddt: ends,
    body: detail,
    location: place,
  })
}

/** `2026-11-18T07:00:00Z`, from and to. */
const during = (startsAt: string, minutes: number) =>
  [0, minutes].map((after) => `${new Date(Date.parse(startsAt) + after * 60_000).toISOString().slice(0, 19)}Z`)

/** Spaces are written as %20: Outlook shows a plus as a plus. */
const address = (base: string, search: Readonly<Record<string, string>>) =>
  `${base}?${Object.entries(search)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/** Where a place is, as a map finds it by its words. */
export const mapAddress = (place: string) => address('https://www.openstreetmap.org/search', { query: place })
