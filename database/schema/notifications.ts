import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Where news of a kind reach an account; without a row the defaults of the contract hold. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    kind: text().notNull(),
    inApp: boolean().notNull(),
    email: boolean().notNull(),
    sms: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)
