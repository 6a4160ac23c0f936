import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { EntryGround } from '#contract/entries/entry-facts.ts'
import type { RemovedBecause } from '#contract/entries/entry-words.ts'
import type { EducationLevelCode } from '#contract/forms/eligibility.ts'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'
import { forms } from './forms.ts'

/**
 * An application that an organization entered for a person: on which legal ground, and the state of the invitation.
 * The entered data is the application's snapshot; its candidate has no account until the person takes it over.
 */
export const entries = pgTable(
  'entries',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: belongsTo(() => companies.id),
    enteredBy: belongsTo(() => accounts.id),
    enteredAt: moment().notNull().defaultNow(),
    /** The legal ground on which the organization may enter the person (KVKK), and its note about it. */
    ground: text().$type<EntryGround>().notNull(),
    groundNote: text().notNull().default(''),
    /**
     * A keyed hash of organization and address. It outlives the address, so that a person who asked to be removed is
     * not entered again.
     */
    addressMark: text().notNull(),
    /** Hash of the secret in the invitation link; null until the invitation was sent. */
    secretHash: text(),
    invitedAt: moment(),
    /** Until then the person may take it over; afterwards it is removed. */
    expiresAt: moment().notNull(),
    takenOverAt: moment(),
    removedAt: moment(),
    removedBecause: text().$type<RemovedBecause>(),
  },
  (table) => [
    uniqueIndex('entries_secret').on(table.secretHash),
    index('entries_uninvited').on(table.applicationId).where(sql`${table.invitedAt} is null`),
    index('entries_expires')
      .on(table.expiresAt)
      .where(sql`${table.takenOverAt} is null and ${table.removedAt} is null`),
    index('entries_unwanted').on(table.companyId, table.addressMark).where(sql`${table.removedBecause} = 'person'`),
  ],
)

/**
 * People that a member is about to enter, from a file or typed; kept for some hours, so that a reload loses nothing.
 */
export const entryLists = pgTable(
  'entry_lists',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id, { onDelete: 'cascade' }),
    accountId: belongsTo(() => accounts.id),
    /** Null for a list that is typed. */
    fileName: text(),
    /**
     * The headings of the file's columns, and the field or question of the form that each is mapped to
     * (`EntryColumn`).
     */
    headings: jsonb().$type<readonly string[]>().notNull(),
    fields: jsonb().$type<readonly (string | null)[]>().notNull(),
    /** The level of education for rows that have a school but no level. */
    level: text().$type<EducationLevelCode>(),
    rows: jsonb().$type<readonly EntryRow[]>().notNull(),
    /** The act that entered them; the rows are deleted with it. */
    actId: uuid(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('entry_lists_created').on(table.createdAt)],
)

/** One line of the file, with its line number. */
export interface EntryRow {
  readonly line: number
  readonly cells: readonly string[]
}
