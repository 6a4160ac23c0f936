import { index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { files } from './files.ts'

/** Files uploaded for each document that the form asks for; several where its type allows. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    /** The id of one of the form's documents, or of a question of kind file. */
    formDocumentId: uuid().notNull(),
    documentTypeId: integer(),
    fileId: belongsTo(() => files.id),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('application_documents_once').on(table.applicationId, table.formDocumentId, table.fileId),
    index('application_documents_file').on(table.fileId),
  ],
)
