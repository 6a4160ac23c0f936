import { type SQL, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { acts } from '../acts.ts'
import { applications } from '../applications.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'

/** What a member of an organization noted about an application, for colleagues only. */
export const notes = pgTable(
  'notes',
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    /** The act on one or many applications that added it, which may be undone. */
    actId: uuid().references(() => acts.id),
    accountId: belongsTo(() => accounts.id),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When its text was last changed; null if it never was. */
    editedAt: moment(),
    /** When it was pinned, above the others; null if it is not. */
    pinnedAt: moment(),
    /** The colleagues ever mentioned in it; each is notified once. */
    mentioned: uuid().array().notNull().default([]),
    /** Incremented with every change, so that of two members who edit at once the second gets a conflict. */
    version: integer().notNull().default(1),
    /** Copied from the application, so that an index finds the ones of one form with notes. */
    formId: uuid().notNull(),
    folded: text().generatedAlwaysAs((): SQL => sql`tr_fold(${notes.text})`),
  },
  (table) => [
    index('notes_application').on(table.applicationId, table.createdAt.desc()),
    index('notes_form').on(table.formId, table.applicationId),
    index('notes_search').using('gin', table.folded.op('gin_trgm_ops')),
  ],
)
