import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InterviewStatus } from '#contract/fields/application-status.ts'
import type { Recommendation } from '#contract/interviews/results.ts'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { candidates } from './candidates.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'
import { forms } from './forms.ts'

/** A time for interviews; its seats are the number of candidates interviewed at once. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id),
    startsAt: moment().notNull(),
    minutes: smallint().notNull(),
    endsAt: moment()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`minutes_after(${interviewSlots.startsAt}, ${interviewSlots.minutes})`),
    /** The time zone in which the times were planned and are shown. */
    timeZone: text().notNull().default('Europe/Istanbul'),
    seats: smallint().notNull().default(1),
    /** Booked seats: a trigger counts them, so that a month of thousands is summed up without reading bookings. */
    taken: smallint().notNull().default(0),
    /** The address of the room or of the video call. */
    place: text(),
    videoUrl: text(),
    /** Incremented with every change that interviewers' calendars must follow. */
    sequence: integer().notNull().default(0),
    createdBy: uuid().references(() => accounts.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('interview_slots_form').on(table.formId, table.startsAt),
    // Slots with bookings, read by the reminder job every minute.
    index('interview_slots_coming').on(table.startsAt).where(sql`${table.taken} > 0`),
    index('interview_slots_company').on(table.companyId, table.startsAt),
    // Targets of foreign keys: tables that copy these columns of a slot are kept equal to it by the database.
    unique('interview_slots_during').on(table.id, table.startsAt, table.endsAt),
    unique('interview_slots_room').on(table.id, table.seats),
    check('interview_slots_seats', sql`${table.seats} between 1 and 100`),
    check('interview_slots_taken', sql`${table.taken} between 0 and ${table.seats}`),
    check('interview_slots_minutes', sql`${table.minutes} between 5 and 480`),
  ],
)

/**
 * The interviewers of a slot. The slot's times are copied and follow it by the foreign key, so that an exclusion
 * constraint can keep an interviewer from being in two places at once (`interviewers_one_place`, in the migration).
 */
export const interviewers = pgTable(
  'interviewers',
  {
    slotId: uuid().notNull(),
    accountId: belongsTo(() => accounts.id),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slotId, table.accountId] }),
    foreignKey({
      name: 'interviewers_slot',
      columns: [table.slotId, table.startsAt, table.endsAt],
      foreignColumns: [interviewSlots.id, interviewSlots.startsAt, interviewSlots.endsAt],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
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
    /** The offered times (`offeredSlots`); shared by everybody who was invited at once. */
    offerId: uuid().notNull(),
    status: text().$type<InterviewStatus>().notNull().default('Pending'),
    message: text().notNull().default(''),
    /** The candidate's message when asking for another time or declining. */
    wish: text(),
    answerBy: moment(),
    /** How many hours before the interview the candidate may still change or decline it; null: until it begins. */
    changeHours: smallint(),
    /** Incremented with every change that the candidate's calendar must follow. */
    sequence: integer().notNull().default(0),
    invitedBy: uuid().references(() => accounts.id),
    createdAt: moment().notNull().defaultNow(),
    answeredAt: moment(),
  },
  (table) => [
    index('interview_invitations_candidate').on(table.candidateId, table.createdAt.desc()),
    index('interview_invitations_application').on(table.applicationId),
    index('interview_invitations_form').on(table.formId, table.status),
    index('interview_invitations_offer').on(table.offerId),
    index('interview_invitations_answer_by').on(table.answerBy).where(sql`${table.status} = 'Pending'`),
    index('interview_invitations_company').on(table.companyId, table.status, table.answerBy),
    // Unanswered invitations: few of all; a job that runs each minute expires them.
    index('interview_invitations_open')
      .on(table.answerBy)
      .where(sql`${table.status} in ('Pending', 'RescheduleRequested')`),
  ],
)

/**
 * The times of an offer. Thousands of invitations may share one offer, so that inviting them does not copy the times
 * for each.
 */
export const offeredSlots = pgTable(
  'offered_slots',
  {
    offerId: uuid().notNull(),
    slotId: belongsTo(() => interviewSlots.id),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.slotId] }), index('offered_slots_slot').on(table.slotId)],
)

/**
 * A booked seat. The primary key keeps two people from booking the same one. A trigger copies the slot's number of
 * seats here, and a foreign key keeps it equal, so that no seat beyond that number can be booked.
 */
export const interviewBookings = pgTable(
  'interview_bookings',
  {
    slotId: belongsTo(() => interviewSlots.id),
    seat: smallint().notNull(),
    seats: smallint().notNull().default(0),
    invitationId: belongsTo(() => interviewInvitations.id),
    bookedAt: moment().notNull().defaultNow(),
    /** When the organization moved a chosen time: from then on the candidate may decline until it begins. */
    movedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.slotId, table.seat] }),
    uniqueIndex('interview_bookings_invitation').on(table.invitationId),
    foreignKey({
      name: 'interview_bookings_room',
      columns: [table.slotId, table.seats],
      foreignColumns: [interviewSlots.id, interviewSlots.seats],
    }).onUpdate('cascade'),
    check('interview_bookings_seat', sql`${table.seat} >= 0 and ${table.seat} < ${table.seats}`),
  ],
)

/** An interviewer's assessment of a candidate after the interview; one for each interviewer. */
export const interviewResults = pgTable(
  'interview_results',
  {
    invitationId: belongsTo(() => interviewInvitations.id),
    accountId: belongsTo(() => accounts.id),
    score: smallint(),
    recommendation: text().$type<Recommendation>(),
    note: text().notNull().default(''),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.accountId] }),
    check('interview_results_score', sql`${table.score} between 0 and 100`),
  ],
)
