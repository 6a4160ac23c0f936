import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A known value encrypted with each secret that this database was ever used with: the process must decrypt them all at
 * start.
 */
export const secretMarks = pgTable('secret_marks', {
  sealed: text().primaryKey(),
  madeAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
