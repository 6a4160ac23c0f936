import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns/moment.ts'
import { subscriptions } from '../subscriptions.ts'

/**
 * The last news about its package that an organization was sent, so that each is sent once: the expiry date it was
 * about, the kind, and how many there were.
 */
export const packageNews = pgTable(
  'package_news',
  {
    companyId: uuid()
      .notNull()
      .references(() => subscriptions.companyId),
    event: text().$type<'packageEnding' | 'packageEnded' | 'creditsLow' | 'creditsExhausted'>().notNull(),
    about: text().notNull(),
    toldAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.event, table.about] })],
)
