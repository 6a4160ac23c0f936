import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'
import { forms } from './forms.ts'

/** Applications that are kept longer than their form says, and why: one of them, or all of a form. */
export const retentionHolds = pgTable(
  'retention_holds',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id, { onDelete: 'cascade' }),
    /** Null: all applications of the form. */
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    /** In words. Emptied when the application is anonymised: it may name the person. */
    reason: text().notNull(),
    /** The last day on which it holds. */
    until: date({ mode: 'string' }).notNull(),
    heldBy: belongsTo(() => accounts.id),
    heldAt: moment().notNull().defaultNow(),
    liftedBy: uuid().references(() => accounts.id),
    liftedAt: moment(),
  },
  (table) => [
    index('retention_holds_form').on(table.formId, table.heldAt.desc()),
    index('retention_holds_application').on(table.applicationId).where(sql`${table.applicationId} is not null`),
  ],
)

/**
 * What went: a row for each time that the worker anonymised applications of a form, counted up with every batch. One that
 * has not ended is continued by whoever comes next.
 */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id, { onDelete: 'cascade' }),
    /** How many months the form kept them then. */
    keptMonths: integer().notNull(),
    applications: integer().notNull().default(0),
    files: integer().notNull().default(0),
    startedAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [
    index('retention_runs_form').on(table.formId, table.startedAt.desc()),
    uniqueIndex('retention_runs_open').on(table.formId).where(sql`${table.endedAt} is null`),
    check('retention_runs_counted', sql`${table.applications} >= 0 and ${table.files} >= 0`),
  ],
)

/** For which months of a form its organization was warned: written with the news, so that nobody is warned twice. */
export const retentionWarnings = pgTable(
  'retention_warnings',
  {
    formId: belongsTo(() => forms.id, { onDelete: 'cascade' }),
    /** The first day of the month in which they go. */
    month: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.month] })],
)

/**
 * Applications whose organization was told that they go: none goes earlier than a month after. A row goes with its
 * application, and when somebody changes how long it is kept: then the organization is told anew.
 */
export const retentionNotices = pgTable('retention_notices', {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  toldAt: moment().notNull().defaultNow(),
})
