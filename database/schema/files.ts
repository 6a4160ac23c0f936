import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { candidates } from './candidates.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

/**
 * A file of a candidate or of an organization in the private container, checked at upload. Immutable; a new version is
 * a new file.
 */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    /** The owner: a candidate or an organization. */
    candidateId: uuid().references(() => candidates.id),
    companyId: uuid().references(() => companies.id),
    /** The path in the container `private`. */
    key: text().notNull(),
    /** The name given by its owner, sanitised. */
    name: text().notNull(),
    /** The media type that was detected from the content. */
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    pages: smallint(),
    sha256: text().notNull(),
    /** Null where no scanner is configured. */
    scannedAt: moment(),
    /** The id of its upload: unique, so that a repeated notice of one upload creates one file. */
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

/**
 * A file that an organization uploaded as the blank form of a document; the content of a form may refer to these files
 * only.
 */
export const blankForms = pgTable('blank_forms', {
  fileId: uuid()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
})
