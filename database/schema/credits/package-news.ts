import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns/moment.ts'
import { subscriptions } from '../subscriptions.ts'

/** What an organization was told of its package, so that it is told once: the end it was told of, the kind and how many there were. */
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
