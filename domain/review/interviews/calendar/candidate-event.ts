import type { CalendarEvent } from '#platform/calendar-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { linkToPage } from '../../../ground/messages/link-to-page.ts'

export interface BookedInterview {
  readonly invitationId: string
  readonly sequence: number
  readonly startsAt: Date | string
  readonly minutes: number
  readonly place: string | null
  readonly videoUrl: string | null
  readonly title: string
  readonly companyName: string
  /** The organization's message in the invitation. */
  readonly message: string
}

/** The event in the candidate's calendar. The uid is the invitation's, so choosing another time updates the event. */
export const candidateEvent = (language: Language, interview: BookedInterview): CalendarEvent => ({
  uid: interview.invitationId,
  sequence: interview.sequence,
  startsAt: new Date(interview.startsAt).toISOString(),
  minutes: interview.minutes,
  summary: translate(language, 'messages.interviewCalendar.summary', { title: interview.title }),
  description: [interview.companyName, interview.message, interview.videoUrl].filter(Boolean).join('\n\n'),
  location: interview.place ?? interview.videoUrl,
  url: linkToPage(language, '/student-dashboard/interviews'),
  organizer: interview.companyName,
})
