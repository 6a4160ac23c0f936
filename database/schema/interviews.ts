import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { InterviewStatus } from '#contract/applications/application-status.ts'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { candidates } from './candidates.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'
import { forms } from './forms.ts'

/** A time at which somebody can be interviewed, with as many seats as there are people at once. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id),
    startsAt: moment().notNull(),
    minutes: smallint().notNull(),
    seats: smallint().notNull().default(1),
    /** Where it is, or where the call is. */
    place: text(),
    videoUrl: text(),
    interviewers: uuid().array().notNull().default([]),
    createdBy: uuid().references(() => accounts.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('interview_slots_form').on(table.formId, table.startsAt),
    check('interview_slots_seats', sql`${table.seats} between 1 and 100`),
    check('interview_slots_minutes', sql`${table.minutes} between 5 and 480`),
  ],
)

export const interviewInvitations = pgTable(
  'interview_invitations',
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo(() => applications.id),
    companyId: uuid().notNull(),
    formId: uuid().notNull(),
    candidateId: belongsTo(() => candidates.id),
    status: text().$type<InterviewStatus>().notNull().default('Pending'),
    message: text().notNull().default(''),
    /** What the candidate wrote when asking for another time or declining. */
    wish: text(),
    answerBy: moment(),
    invitedBy: uuid().references(() => accounts.id),
    createdAt: moment().notNull().defaultNow(),
    answeredAt: moment(),
  },
  (table) => [
    index('interview_invitations_candidate').on(table.candidateId, table.createdAt.desc()),
    index('interview_invitations_application').on(table.applicationId),
    index('interview_invitations_form').on(table.formId, table.status),
  ],
)

/** The times that an invitation leaves the choice between. */
export const invitationSlots = pgTable(
  'invitation_slots',
  {
    invitationId: belongsTo(() => interviewInvitations.id, { onDelete: 'cascade' }),
    slotId: belongsTo(() => interviewSlots.id),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.slotId] }),
    index('invitation_slots_slot').on(table.slotId),
  ],
)

/** A taken seat. Two people cannot take the same one: that is what the key says. */
export const interviewBookings = pgTable(
  'interview_bookings',
  {
    slotId: belongsTo(() => interviewSlots.id),
    seat: smallint().notNull(),
    invitationId: belongsTo(() => interviewInvitations.id),
    bookedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.slotId, table.seat] }),
    uniqueIndex('interview_bookings_invitation').on(table.invitationId),
  ],
)
