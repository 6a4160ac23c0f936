import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { readCandidateDashboard as call } from '#contract/candidate-dashboard.ts'
import { isJoinable } from '#contract/interviews/is-joinable.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import {
  interviewBookings as bookings,
  interviewInvitations as invitations,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'

/** The accepted interview that is under way or comes next within a week; null once the result is published. */
export async function nextInterview(candidateId: string): Promise<Output<typeof call>['interview']> {
  const [found] = await nextOn(database()).execute({ candidateId })
  if (!found) return null
  const { slot, ...rest } = found
  const { minutes, timeZone, place, videoUrl } = slot
  const times = { startsAt: slot.startsAt.toISOString(), minutes }
  return { ...rest, ...times, timeZone, place, videoUrl, canJoin: videoUrl !== null && isJoinable(times, Date.now()) }
}

const nextOn = preparedOn((db) =>
  db
    .select({ id: invitations.id, title: shownTitle, companyName: companies.name, slot: slots })
    .from(invitations)
    .innerJoin(bookings, eq(bookings.invitationId, invitations.id))
    .innerJoin(slots, eq(slots.id, bookings.slotId))
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .innerJoin(forms, eq(forms.id, invitations.formId))
    .leftJoin(listings, eq(listings.formId, forms.id))
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(
      and(
        eq(invitations.candidateId, sql.placeholder('candidateId')),
        eq(invitations.status, 'Accepted'),
        ne(applications.status, 'Withdrawn'),
        isNull(applications.resultPublishedAt),
        sql`${slots.endsAt} > now() and ${slots.startsAt} < now() + interval '7 days'`,
      ),
    )
    .orderBy(asc(slots.startsAt), asc(invitations.id))
    .limit(1)
    .prepare('next_interview'),
)
