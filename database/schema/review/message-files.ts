import { index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { files } from '../files.ts'
import { mailings } from '../mailings.ts'

/** A file that was uploaded for messages; a message may name no other. */
export const messageFiles = pgTable('message_files', {
  fileId: uuid()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
})

/** An attachment of a mailing. A message to participants of several forms is several mailings with the same file. */
export const mailingFiles = pgTable(
  'mailing_files',
  {
    mailingId: belongsTo(() => mailings.id, { onDelete: 'cascade' }),
    fileId: belongsTo(() => files.id),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailingId, table.fileId] }), index('mailing_files_file').on(table.fileId)],
)
