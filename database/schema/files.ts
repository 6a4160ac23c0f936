import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { candidates } from './candidates.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

/**
 * A file of a candidate's or of an organization's in the private container, checked when it came in. Never changed; a new
 * one takes its place.
 */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    /** Whose it is: a candidate's, or an organization's. */
    candidateId: uuid().references(() => candidates.id),
    companyId: uuid().references(() => companies.id),
    /** In the container `private`. */
    key: text().notNull(),
    /** As its owner named it, made safe. */
    name: text().notNull(),
    /** What its content says it is. */
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    pages: smallint(),
    sha256: text().notNull(),
    /** Null where no scanner is configured. */
    scannedAt: moment(),
    /** The upload it came by: one upload is one file, however often its arrival is told. */
    uploadId: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('files_candidate').on(table.candidateId),
    index('files_company').on(table.companyId),
    uniqueIndex('files_upload').on(table.candidateId, table.uploadId),
    uniqueIndex('files_company_upload').on(table.companyId, table.uploadId),
    check('files_one_owner', sql`num_nonnulls(${table.candidateId}, ${table.companyId}) = 1`),
  ],
)

/** A file that an organization brought as the blank form of a document: the only ones that the content of a form may name. */
export const blankForms = pgTable('blank_forms', {
  fileId: uuid()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
})
