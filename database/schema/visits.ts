import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Page views, without personal data. Swept after VISITS_DAYS. */
export const visits = pgTable(
  'visits',
  {
    id: uuid().primaryKey(),
    path: text().notNull(),
    locale: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('visits_at').on(table.at)],
)
