import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import {
  interviewBookings as bookings,
  interviewInvitations as invitations,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import type { CalendarEvent } from '#platform/calendar-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { type BookedInterview, candidateEvent } from '../calendar/candidate-event.ts'
import { momentText, type TimeJson, timeJson } from '../calendar/time-json.ts'
import { feedSpan } from './feed-span.ts'

/** The interviews that a candidate has accepted. */
export async function candidateFeed(accountId: string, language: Language): Promise<CalendarEvent[]> {
  type Row = { time: TimeJson; interview: Omit<BookedInterview, keyof TimeJson>; stampedAt: string }
  const { rows } = await database().execute<Row>(sql`
    select ${timeJson(slots)} as time, ${momentText(sql`${bookings.bookedAt}`)} as "stampedAt", json_build_object(
      'invitationId', ${invitations.id}, 'sequence', ${invitations.sequence}, 'title', ${shownTitle},
      'companyName', ${companies.name}, 'message', ${invitations.message}) as interview
    from ${candidates}
    join ${invitations} on ${invitations.candidateId} = ${candidates.id} and ${invitations.status} in ('Accepted', 'Done', 'NoShow')
    join ${bookings} on ${bookings.invitationId} = ${invitations.id}
    join ${slots} on ${slots.id} = ${bookings.slotId} and ${slots.startsAt} <@ ${feedSpan}
    join ${forms} on ${forms.id} = ${invitations.formId}
    left join ${listings} on ${listings.formId} = ${forms.id}
    join ${companies} on ${companies.id} = ${invitations.companyId}
    where ${candidates.accountId} = ${accountId}::uuid
    order by ${slots.startsAt}, ${invitations.id}`)
  return rows.map(({ time, interview, stampedAt }) => ({
    ...candidateEvent(language, { ...interview, ...time }),
    stampedAt,
  }))
}
