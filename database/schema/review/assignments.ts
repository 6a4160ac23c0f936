import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { companyMembers } from '../accounts.ts'
import { applications } from '../applications.ts'
import { belongsTo } from '../columns/belongs-to.ts'

/** Which members of the organization are assigned to which applications; leaving the organization ends them. */
export const assignments = pgTable(
  'assignments',
  {
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    accountId: belongsTo(() => companyMembers.accountId, { onDelete: 'cascade' }),
    /** Copied from the application, so that an index finds the assigned ones of one form. */
    formId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.accountId] }),
    index('assignments_form').on(table.accountId, table.formId, table.applicationId),
  ],
)
