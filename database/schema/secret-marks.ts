import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Something known, sealed by each secret that this database was ever used with: whoever starts must open them all. */
export const secretMarks = pgTable('secret_marks', {
  sealed: text().primaryKey(),
  madeAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
