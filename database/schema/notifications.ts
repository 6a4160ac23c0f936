import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CalendarEvent } from '#platform/calendar-text.ts'
import { accounts } from './accounts.ts'
import { acts } from './acts.ts'
import { belongsTo } from './columns/belongs-to.ts'

/** The channels by which an account gets a kind of news; without a row the defaults of the contract apply. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    accountId: belongsTo(() => accounts.id),
    kind: text().notNull(),
    inApp: boolean().notNull(),
    email: boolean().notNull(),
    sms: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)

/** A notification. Its text is made when it is read, in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    accountId: belongsTo(() => accounts.id),
    /** One of the kinds that people choose by in their preferences. */
    kind: text().notNull(),
    /** The translation key of its sentence under `news.`. */
    event: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    /** The page it links to, without a locale: /student-dashboard/applications/… */
    address: text(),
    /** Whether it is shown in the product; false where the account wants it by e-mail only. */
    inApp: boolean().notNull().default(true),
    /** Whether it goes into the daily e-mail, and when it did. */
    wantsDigest: boolean().notNull().default(false),
    digestedAt: timestamp({ withTimezone: true, mode: 'date' }),
    /** To be sent at once by the channels that the reader chose; false once it is queued. */
    emailDue: boolean().notNull().default(false),
    smsDue: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true, mode: 'date' }),
    /**
     * The calendar event that its e-mail adds to or removes from the reader's calendar, as of the moment of the
     * notification: when the e-mail is sent, the interview may already be deleted.
     */
    calendar: jsonb().$type<{ readonly method: 'REQUEST' | 'CANCEL'; readonly event: CalendarEvent }>(),
    /** The act that caused it: undoing the act deletes it while it is unread. */
    actId: uuid().references(() => acts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('notifications_account').on(table.accountId, table.createdAt.desc()).where(sql`${table.inApp}`),
    index('notifications_unread').on(table.accountId).where(sql`${table.readAt} is null and ${table.inApp}`),
    // Finds notifications that link to an application, to be deleted with it (`forgetNewsOf`).
    index('notifications_address').on(table.address.op('text_pattern_ops')).where(sql`${table.address} is not null`),
    index('notifications_due').on(table.id).where(sql`${table.emailDue} or ${table.smsDue}`),
    index('notifications_act').on(table.actId).where(sql`${table.actId} is not null`),
    index('notifications_digest')
      .on(table.accountId)
      .where(sql`${table.wantsDigest} and ${table.digestedAt} is null and ${table.readAt} is null`),
  ],
)
