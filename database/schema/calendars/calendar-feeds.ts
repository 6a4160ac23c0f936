import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { moment } from '../columns/moment.ts'

/** A calendar that somebody's programs subscribe to. Its address is made from the id; a new one is another address. */
export const calendarFeeds = pgTable('calendar_feeds', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  id: uuid().notNull().unique(),
  createdAt: moment().notNull().defaultNow(),
})
