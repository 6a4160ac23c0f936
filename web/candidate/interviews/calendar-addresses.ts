interface CalendarEvent {
  readonly title: string
  readonly startsAt: string
  readonly minutes: number
  readonly detail: string
  readonly place: string
}

/** A link that creates an event in Google Calendar. Moments are in UTC, shown in the owner's time zone. */
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

/** Encodes spaces as %20: Outlook shows a plus sign literally. */
const address = (base: string, search: Readonly<Record<string, string>>) =>
  `${base}?${Object.entries(search)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/** A map search for a place. */
export const mapAddress = (place: string) => address('https://www.openstreetmap.org/search', { query: place })
