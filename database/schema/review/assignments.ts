import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { companyMembers } from '../accounts.ts'
import { applications } from '../applications.ts'
import { belongsTo } from '../columns/belongs-to.ts'

/** Which members of the organization look after which applications; whoever leaves it looks after none. */
export const assignments = pgTable(
  'assignments',
  {
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    accountId: belongsTo(() => companyMembers.accountId, { onDelete: 'cascade' }),
    /** Of the application, so that an index finds the assigned ones of one form. */
    formId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.accountId] }),
    index('assignments_form').on(table.accountId, table.formId, table.applicationId),
  ],
)
