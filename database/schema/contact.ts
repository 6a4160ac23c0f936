import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ContactTopic } from '#contract/contact.ts'
import { accounts } from './accounts.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().$type<ContactTopic>().notNull(),
    message: text().notNull(),
    language: text().$type<'tr' | 'en'>().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    answeredAt: timestamp({ withTimezone: true, mode: 'date' }),
    /** The reply and the operator who wrote it; a message may also be closed without a reply. */
    answer: text(),
    answeredBy: uuid().references(() => accounts.id),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt.desc())],
)
