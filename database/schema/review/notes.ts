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
    /** The act on one or many that added it, which may be undone. */
    actId: uuid().references(() => acts.id),
    /** Who wrote it. */
    accountId: belongsTo(() => accounts.id),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When its text was last changed; null if it never was. */
    editedAt: moment(),
    /** When it was pinned, above the others; null if it is not. */
    pinnedAt: moment(),
    /** The colleagues who were ever named in it, and told so once. */
    mentioned: uuid().array().notNull().default([]),
    /** Goes up with every change of it, so that of two who edit at once the second is told. */
    version: integer().notNull().default(1),
    /** Of the application, so that an index finds the noted ones of one form. */
    formId: uuid().notNull(),
    folded: text().generatedAlwaysAs((): SQL => sql`tr_fold(${notes.text})`),
  },
  (table) => [
    index('notes_application').on(table.applicationId, table.createdAt.desc()),
    index('notes_form').on(table.formId, table.applicationId),
    index('notes_search').using('gin', table.folded.op('gin_trgm_ops')),
  ],
)
