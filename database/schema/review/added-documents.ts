import { boolean, index, pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { acts } from '../acts.ts'
import { applications } from '../applications.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { files } from '../files.ts'
import { documentTypes } from '../reference.ts'

/** A file that a member of an organization added to an application; one file may be added to many. */
export const addedDocuments = pgTable(
  'added_documents',
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    fileId: belongsTo(() => files.id),
    documentTypeId: smallint()
      .notNull()
      .references(() => documentTypes.id),
    isShown: boolean().notNull(),
    /** The act on one or many applications that added it, which may be undone. */
    actId: uuid().references(() => acts.id),
    /** When the candidate first opened it. */
    openedAt: moment(),
    addedBy: belongsTo(() => accounts.id),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('added_documents_application').on(table.applicationId),
    index('added_documents_file').on(table.fileId),
  ],
)
