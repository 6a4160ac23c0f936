import type { CalendarEvent } from '#platform/calendar-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { linkToPage } from '../../../ground/messages/link-to-page.ts'

/** A time at which a member interviews. */
export interface BookedTime {
  readonly slotId: string
  readonly sequence: number
  readonly startsAt: Date | string
  readonly minutes: number
  readonly place: string | null
  readonly videoUrl: string | null
  readonly title: string
  readonly companyName: string
  readonly seats: number
  /** How many candidates come. Given only in feeds, which programs reload; an e-mailed event would become outdated. */
  readonly count?: number
  /** The candidate's name if the time has one seat. */
  readonly name: string | null
  readonly address: `/${string}`
}

/** The event in an interviewer's calendar. The uid is the slot's, so it stays the same when other candidates come. */
export const interviewerEvent = (language: Language, time: BookedTime): CalendarEvent => ({
  uid: time.slotId,
  sequence: time.sequence,
  startsAt: new Date(time.startsAt).toISOString(),
  minutes: time.minutes,
  summary: summaryOf(language, time),
  description: [time.companyName, time.videoUrl].filter(Boolean).join('\n\n'),
  location: time.place ?? time.videoUrl,
  url: linkToPage(language, time.address),
  organizer: time.companyName,
})

/**
 * An e-mailed event for a group shows the number of seats, because it is not sent again whenever a candidate joins or
 * leaves.
 */
function summaryOf(language: Language, { name, title, seats, count }: BookedTime): string {
  if (seats > 1 && count !== undefined)
    return translate(language, 'messages.interviewCalendar.people', { title, count })
  if (seats > 1) return translate(language, 'messages.interviewCalendar.group', { title, seats })
  if (name === null) return translate(language, 'messages.interviewCalendar.summary', { title })
  return translate(language, 'messages.interviewCalendar.with', { title, name })
}
