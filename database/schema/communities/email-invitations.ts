import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { communities } from '../communities.ts'

/**
 * Addresses that an organization has invited to a community. Whether somebody has an account there is told to nobody: all of
 * them are kept alike until who has the address joins.
 */
export const emailInvitations = pgTable(
  'email_invitations',
  {
    id: uuid().primaryKey(),
    communityId: belongsTo(() => communities.id),
    email: text().notNull(),
    invitedAt: moment().notNull().defaultNow(),
    invitedBy: belongsTo(() => accounts.id),
  },
  (table) => [
    uniqueIndex('email_invitations_address').on(table.communityId, table.email),
    index('email_invitations_email').on(table.email),
  ],
)
