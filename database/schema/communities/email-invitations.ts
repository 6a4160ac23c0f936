import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { communities } from '../communities.ts'

/**
 * Addresses that an organization has invited to a community. The organization must not learn whether an address has an
 * account, so all are treated alike until the owner of the address joins.
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
