import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DataCopyState } from '#contract/candidates/data-copies.ts'
import { candidates } from '../candidates.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'

/** A copy of everything about a candidate that they asked for; its file is kept for three days, the row stays. */
export const dataCopies = pgTable(
  'data_copies',
  {
    id: uuid().primaryKey(),
    candidateId: belongsTo(() => candidates.id),
    language: text().$type<'tr' | 'en'>().notNull(),
    state: text().$type<DataCopyState>().notNull().default('waiting'),
    /** Pages and files: how many are written, and how many there will be. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Of whoever makes it at this moment: of two only one can end it. */
    carrier: uuid(),
    /** Who does not renew this any more has died; while it waits, when it may be tried again. */
    carriedUntil: moment(),
    attempts: integer().notNull().default(0),
    /** In the private container, encrypted; named before it is written, so that what is left of it can be removed. */
    fileKey: text(),
    size: bigint({ mode: 'number' }),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
    expiresAt: moment(),
    downloads: integer().notNull().default(0),
    downloadedAt: moment(),
  },
  (table) => [
    index('data_copies_candidate').on(table.candidateId, table.createdAt.desc()),
    // What is to be made, and what is being made: few at any time.
    index('data_copies_open').on(table.createdAt).where(sql`${table.state} in ('waiting', 'making')`),
    index('data_copies_kept').on(table.expiresAt).where(sql`${table.fileKey} is not null`),
    check(
      'data_copies_ready',
      sql`${table.state} <> 'ready' or (${table.fileKey} is not null and ${table.size} is not null and ${table.expiresAt} is not null)`,
    ),
    check('data_copies_carried', sql`(${table.state} = 'making') = (${table.carrier} is not null)`),
    check('data_copies_expired', sql`${table.state} <> 'expired' or ${table.fileKey} is null`),
  ],
)
