import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'

/** A calendar event in its owner's language; serialisable as JSON. */
export interface CalendarEvent {
  /** Constant for the event's lifetime */
  readonly uid: string
  /** Higher with every change, so that a calendar knows which of two is the newer one. */
  readonly sequence: number
  /** A moment, written in UTC: a calendar shows it right in every zone, before and after a change of clocks. */
  readonly startsAt: string
  readonly minutes: number
  readonly summary: string
  readonly description: string
  readonly location: string | null
  readonly url: string
  /** The time of the last change; now if undefined */
  readonly stampedAt?: string
  /** The name of the organizer; replies go to the product's address */
  readonly organizer: string
}

interface Person {
  readonly name: string
  readonly email: string
}

interface Sent {
  /** `REQUEST` puts the event into a calendar or moves it there, `CANCEL` takes it out again. */
  readonly method: 'REQUEST' | 'CANCEL'
  /** The address that the organizer is reached at. */
  readonly from: string
  readonly to: Person
}

/** A calendar for an e-mail (iTIP, RFC 5546). */
export function sentCalendar(event: CalendarEvent, { method, from, to }: Sent): string {
  const calendar = ical({ prodId, method: ICalCalendarMethod[method] })
  const added = addEvent(calendar, event)
  added.organizer({ name: plainName(event.organizer), email: from })
  // No RSVP, because replies are not read: the candidate has chosen the time already, and changes it on the site.
  added.createAttendee({
    name: plainName(to.name),
    email: to.email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  })
  added.status(method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED)
  if (method === 'REQUEST') addAlarm(added)
  return textOf(calendar)
}

interface Published {
  /** The name of the whole calendar, for one that is subscribed to. */
  readonly name?: string
}

/** A calendar to download or subscribe to. */
export function publishedCalendar(events: readonly CalendarEvent[], { name }: Published = {}): string {
  const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH })
  if (name !== undefined) calendar.name(oneLine(name)).ttl(secondsUntilRead)
  for (const event of events) addAlarm(addEvent(calendar, event).status(ICalEventStatus.CONFIRMED))
  return textOf(calendar)
}

const prodId = { company: 'Kopru', product: 'Interviews' }

/** How often a calendar program should read a subscribed calendar again. */
const secondsUntilRead = 3600

const secondsBefore = 3600

type Calendar = ReturnType<typeof ical>
type Added = ReturnType<Calendar['createEvent']>

function addEvent(calendar: Calendar, event: CalendarEvent): Added {
  const start = new Date(event.startsAt)
  return calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: event.stampedAt === undefined ? new Date() : new Date(event.stampedAt),
    start,
    end: new Date(start.getTime() + event.minutes * 60_000),
    summary: oneLine(event.summary),
    description: paragraphs(event.description),
    location: event.location === null ? null : oneLine(event.location),
    url: event.url,
  })
}

const addAlarm = (event: Added) => event.createAlarm({ type: ICalAlarmType.display, triggerBefore: secondsBefore })

/** The format ends every line, the last one too. */
const textOf = (calendar: Calendar) => `${calendar.toString()}\r\n`

/**
 * Removes line breaks, which would begin another property, control characters, which the format forbids, and bidi
 * marks, which could disguise a name.
 */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim()

/** Replaces quotes and semicolons, at which older programs end a name even in quotes; the format requires a name. */
const plainName = (name: string) => oneLine(name).replaceAll('"', "'").replaceAll(';', ',') || '–'

const paragraphs = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
