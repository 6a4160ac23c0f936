import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { companyMembers } from '../accounts.ts'
import { applications } from '../applications.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'

/** Which members have opened which applications, and when they first did. */
export const seenApplications = pgTable(
  'seen_applications',
  {
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    accountId: belongsTo(() => companyMembers.accountId, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.accountId] }),
    // For deleting the rows of a member who leaves the organization.
    index('seen_applications_account').on(table.accountId),
  ],
)
