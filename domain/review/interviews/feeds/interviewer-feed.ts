import { sql } from 'drizzle-orm'
import { hasAccess, type Member } from '#contract/access.ts'
import { database } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import {
  interviewBookings as bookings,
  interviewers,
  interviewInvitations as invitations,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import type { CalendarEvent } from '#platform/calendar-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { type BookedTime, interviewerEvent } from '../calendar/interviewer-event.ts'
import { momentText, type TimeJson, timeJson } from '../calendar/time-json.ts'
import { planAddress } from '../notifying/plan-address.ts'
import { feedSpan } from './feed-span.ts'

interface Row extends Record<string, unknown> {
  readonly time: TimeJson
  readonly slot: Omit<BookedTime, keyof TimeJson | 'address'>
  readonly formId: string
  readonly applicationId: string | null
  readonly stampedAt: string
  readonly member: Member
}

/**
 * The booked interviews of a member while they belong to the organization. Candidates are named only while the member
 * may open applications.
 */
export async function interviewerFeed(accountId: string, language: Language): Promise<CalendarEvent[]> {
  const { rows } = await database().execute<Row>(sql`
    select ${timeJson(slots)} as time, ${forms.id} as "formId", ${invitations.applicationId} as "applicationId",
      json_build_object('userType', ${companyMembers.userType}, 'permissions', ${companyMembers.permissions}) as member,
      ${momentText(sql`first.booked_at`)} as "stampedAt", json_build_object(
        'slotId', ${slots.id}, 'sequence', ${slots.sequence}, 'title', ${shownTitle}, 'companyName', ${companies.name},
        'seats', ${slots.seats}, 'count', ${slots.taken},
        'name', ${snapshots.name} || ' ' || ${snapshots.surname}) as slot
    from ${interviewers}
    join ${slots} on ${slots.id} = ${interviewers.slotId} and ${slots.taken} > 0
    join ${companyMembers} on ${companyMembers.accountId} = ${interviewers.accountId}
      and ${companyMembers.companyId} = ${slots.companyId}
    join lateral (select ${bookings.invitationId}, ${bookings.bookedAt} from ${bookings}
      where ${bookings.slotId} = ${slots.id} order by ${bookings.seat} limit 1) as first on true
    join ${forms} on ${forms.id} = ${slots.formId}
    left join ${listings} on ${listings.formId} = ${forms.id}
    join ${companies} on ${companies.id} = ${slots.companyId}
    left join ${invitations} on ${slots.seats} = 1 and ${invitations.id} = first.invitation_id
    left join ${snapshots} on ${snapshots.applicationId} = ${invitations.applicationId}
    where ${interviewers.accountId} = ${accountId}::uuid
      and tstzrange(${interviewers.startsAt}, ${interviewers.endsAt}) && ${feedSpan}
    order by ${slots.startsAt}, ${slots.id}`)
  return rows.map(({ time, slot, formId, applicationId, stampedAt, member }) => {
    const isOpen = applicationId !== null && hasAccess(member, 'Applications', 'open')
    const address = isOpen ? reviewedAddress({ formId, appId: applicationId }) : planAddress(formId)
    const name = isOpen ? slot.name : null
    return { ...interviewerEvent(language, { ...slot, name, ...time, address }), stampedAt }
  })
}
