import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DataCopyState } from '#contract/candidates/data-copies.ts'
import { candidates } from '../candidates.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'

/** A copy of all data about a candidate, made at their request; its file is kept for three days, the row stays. */
export const dataCopies = pgTable(
  'data_copies',
  {
    id: uuid().primaryKey(),
    candidateId: belongsTo(() => candidates.id),
    language: text().$type<'tr' | 'en'>().notNull(),
    state: text().$type<DataCopyState>().notNull().default('waiting'),
    /** Progress in pages and files: written so far, and in total. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Id of the run that holds the lease: only it may finish the copy. */
    leaseHolder: uuid('carrier'),
    /**
     * End of the lease, renewed while the copy is made: once it has passed, the worker has died. While waiting: the
     * earliest time of the next try.
     */
    leasedUntil: moment('carried_until'),
    attempts: integer().notNull().default(0),
    /**
     * Path of the encrypted file in the private container. Stored before it is written, so that an unfinished file can
     * be removed.
     */
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
    // Waiting and running copies: few at any time.
    index('data_copies_open').on(table.createdAt).where(sql`${table.state} in ('waiting', 'making')`),
    index('data_copies_kept').on(table.expiresAt).where(sql`${table.fileKey} is not null`),
    check(
      'data_copies_ready',
      sql`${table.state} <> 'ready' or (${table.fileKey} is not null and ${table.size} is not null and ${table.expiresAt} is not null)`,
    ),
    check('data_copies_carried', sql`(${table.state} = 'making') = (${table.leaseHolder} is not null)`),
    check('data_copies_expired', sql`${table.state} <> 'expired' or ${table.fileKey} is null`),
  ],
)
