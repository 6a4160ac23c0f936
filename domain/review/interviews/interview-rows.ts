import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { interviewBookings, interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'

export type InterviewRow = Awaited<ReturnType<typeof interviewRows>>[number]
export type SlotRow = InterviewRow['slots'][number]

/**
 * Invitations with the times that they offer, the earliest first. `isChosen` marks the time that the invitation has a
 * seat at, `isMoved` that the organization moved it since.
 */
export async function interviewRows(where: SQL | undefined, db: Database | Transaction = database()) {
  return withSlots(await invitationRows(db, where), db)
}

interface OwnIds {
  readonly invitationId: string
  readonly candidateId: string
}

/** One invitation of a candidate, by prepared statements: hundreds are read per minute while candidates choose. */
export async function ownInterviewRow(ids: OwnIds, db: Database | Transaction) {
  const [row] = await withSlots(await ownRowOn(db).execute({ ...ids }), db)
  return row
}

const ownRowOn = preparedOn((db) =>
  invitationRows(
    db,
    and(
      eq(interviewInvitations.id, sql.placeholder('invitationId')),
      eq(interviewInvitations.candidateId, sql.placeholder('candidateId')),
    ),
  ).prepare('own_interview'),
)

const invitationRows = (db: Database | Transaction, where: SQL | undefined) =>
  db
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

async function withSlots(rows: Awaited<ReturnType<typeof invitationRows>>, db: Database | Transaction) {
  if (rows.length === 0) return []
  const invitationIds = rows.map(({ invitation }) => invitation.id)
  const slots = Map.groupBy(await slotRowsOn(db).execute({ invitationIds }), ({ invitationId }) => invitationId)
  return rows.map((row) => ({ ...row, slots: slots.get(row.invitation.id) ?? [] }))
}

const slotRowsOn = preparedOn((db) =>
  db
    .select({
      invitationId: interviewInvitations.id,
      slot: interviewSlots,
      taken: interviewSlots.taken,
      isChosen: sql<boolean>`${interviewBookings.invitationId} is not null`,
      isMoved: sql<boolean>`${interviewBookings.movedAt} is not null`,
    })
    .from(interviewInvitations)
    .innerJoin(offeredSlots, eq(offeredSlots.offerId, interviewInvitations.offerId))
    .innerJoin(interviewSlots, eq(interviewSlots.id, offeredSlots.slotId))
    .leftJoin(
      interviewBookings,
      and(eq(interviewBookings.slotId, interviewSlots.id), eq(interviewBookings.invitationId, interviewInvitations.id)),
    )
    .where(sql`${interviewInvitations.id} = any(${sql.placeholder('invitationIds')}::uuid[])`)
    .orderBy(asc(interviewSlots.startsAt), asc(interviewSlots.id))
    .prepare('interview_slot_rows'),
)
