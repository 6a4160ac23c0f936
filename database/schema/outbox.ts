import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#platform/text/locales.ts'
import { bytes } from './columns/bytes.ts'

/** The receipt of an application, attached to the e-mail about it. */
export interface MessageFile {
  readonly name: string
  readonly applicationId: string
  readonly language: Language
}

/** Every e-mail and SMS, written in the transaction that causes it and sent by the worker. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    channel: text().$type<'email' | 'sms'>().notNull(),
    recipient: text().notNull(),
    subject: text(),
    text: text().notNull(),
    html: text(),
    /** The calendar attachment of an e-mail. */
    calendar: jsonb().$type<{ readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }>(),
    /** The attachment of an e-mail: its name, and the application from which it is made when it is sent. */
    file: jsonb().$type<MessageFile>(),
    /** The attachment's content, from the first try until it was sent. */
    fileContent: bytes(),
    /** The code and the link in it, for the developers' outbox; empty in production. */
    code: text(),
    link: text(),
    /** The address for one-click unsubscribing in mail programs (RFC 8058). */
    unsubscribe: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('outbox_recipient').on(table.recipient, table.createdAt)],
)
