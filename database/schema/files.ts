import { bigint, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { candidates } from './candidates.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'

/** A file of a candidate's in the private container, checked when it came in. Never changed; a new one takes its place. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    candidateId: belongsTo(() => candidates.id),
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
    uniqueIndex('files_upload').on(table.candidateId, table.uploadId),
  ],
)
