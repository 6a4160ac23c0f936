import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { interviewBookings, interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { shownTitle } from '#domain/listings/shown-title.ts'

export type InterviewRow = Awaited<ReturnType<typeof interviewRows>>[number]
export type SlotRow = InterviewRow['slots'][number]

/** Invitations with the times they offer, the earliest first; `isChosen` is the one that this invitation has a seat at. */
export async function interviewRows(where: SQL | undefined, db: Database | Transaction = database()) {
  const rows = await db
    .select({
      invitation: interviewInvitations,
      applicationStatus: applications.status,
      title: shownTitle,
      companyName: companies.name,
      takesReplies: forms.takesReplies,
    })
    .from(interviewInvitations)
    .innerJoin(applications, eq(applications.id, interviewInvitations.applicationId))
    .innerJoin(forms, eq(forms.id, interviewInvitations.formId))
    .leftJoin(listings, eq(listings.formId, forms.id))
    .innerJoin(companies, eq(companies.id, interviewInvitations.companyId))
    .where(where)
  const slots = Map.groupBy(
    await slotRows(
      rows.map(({ invitation }) => invitation.id),
      db,
    ),
    ({ invitationId }) => invitationId,
  )
  return rows.map((row) => ({ ...row, slots: slots.get(row.invitation.id) ?? [] }))
}

async function slotRows(invitationIds: readonly string[], db: Database | Transaction) {
  if (invitationIds.length === 0) return []
  return db
    .select({
      invitationId: interviewInvitations.id,
      slot: interviewSlots,
      taken: db.$count(interviewBookings, eq(interviewBookings.slotId, interviewSlots.id)),
      isChosen: sql<boolean>`exists (select from ${interviewBookings} where ${and(
        eq(interviewBookings.slotId, interviewSlots.id),
        eq(interviewBookings.invitationId, interviewInvitations.id),
      )})`,
    })
    .from(interviewInvitations)
    .innerJoin(offeredSlots, eq(offeredSlots.offerId, interviewInvitations.offerId))
    .innerJoin(interviewSlots, eq(interviewSlots.id, offeredSlots.slotId))
    .where(sql`${interviewInvitations.id} = any(${uuids(invitationIds)})`)
    .orderBy(asc(interviewSlots.startsAt), asc(interviewSlots.id))
}
