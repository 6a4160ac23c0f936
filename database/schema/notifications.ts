import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CalendarEvent } from '#platform/calendar-text.ts'
import { accounts } from './accounts.ts'
import { acts } from './acts.ts'
import { belongsTo } from './columns/belongs-to.ts'

/** Where news of a kind reach an account; without a row the defaults of the contract hold. */
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

/** What happened that somebody wants to hear of. The words are found when it is read, in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    accountId: belongsTo(() => accounts.id),
    /** Of the kinds that people choose by in their preferences. */
    kind: text().notNull(),
    /** The key of its sentence under `news.`. */
    event: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    /** Where it leads, without a locale: /student-dashboard/applications/… */
    address: text(),
    /** Shown in the product; false where somebody wants it by e-mail only. */
    inApp: boolean().notNull().default(true),
    /** To be told in the daily e-mail, and when it was. */
    wantsDigest: boolean().notNull().default(false),
    digestedAt: timestamp({ withTimezone: true, mode: 'date' }),
    /** To be told at once, by what the reader wants to hear by; false once it is queued. */
    emailDue: boolean().notNull().default(false),
    smsDue: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true, mode: 'date' }),
    /**
     * The event that its e-mail puts into the reader's calendar or takes out of it, as it was when this happened: by the time
     * that it is told, nothing of it may be left.
     */
    calendar: jsonb().$type<{ readonly method: 'REQUEST' | 'CANCEL'; readonly event: CalendarEvent }>(),
    /** The act that it tells of: undoing the act takes it away while it is unread. */
    actId: uuid().references(() => acts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('notifications_account').on(table.accountId, table.createdAt.desc()).where(sql`${table.inApp}`),
    index('notifications_unread').on(table.accountId).where(sql`${table.readAt} is null and ${table.inApp}`),
    // What leads to an application, to be deleted with it (`forgetNewsOf`).
    index('notifications_address').on(table.address.op('text_pattern_ops')).where(sql`${table.address} is not null`),
    index('notifications_due').on(table.id).where(sql`${table.emailDue} or ${table.smsDue}`),
    index('notifications_act').on(table.actId).where(sql`${table.actId} is not null`),
    index('notifications_digest')
      .on(table.accountId)
      .where(sql`${table.wantsDigest} and ${table.digestedAt} is null and ${table.readAt} is null`),
  ],
)
