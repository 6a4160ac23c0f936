import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { moment } from '../columns/moment.ts'

/**
 * A calendar feed that calendar programs subscribe to. Its address is derived from the id; a new id makes a new
 * address.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  id: uuid().notNull().unique(),
  createdAt: moment().notNull().defaultNow(),
})
