import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationActor } from '#contract/fields/application-status.ts'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { mailings } from './mailings.ts'

/** Every message between an organization and an applicant. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid().notNull(),
    candidateId: uuid().notNull(),
    by: text().$type<ApplicationActor>().notNull(),
    accountId: uuid().references(() => accounts.id),
    /** Null unless a mailing sent it: a candidate’s own message, or an automatic one. */
    mailingId: uuid().references(() => mailings.id),
    subject: text().notNull(),
    text: text().notNull(),
    /** A question: the candidate's pending action until they answer. */
    awaitsAnswer: boolean().notNull().default(false),
    answeredAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    /** When the other side read it: the candidate, or any member of the organization. */
    readAt: moment(),
  },
  (table) => [
    index('application_messages_application').on(table.applicationId, table.createdAt),
    index('application_messages_questions')
      .on(table.applicationId)
      .where(sql`${table.awaitsAnswer} and ${table.answeredAt} is null`),
    index('application_messages_unread').on(table.candidateId).where(sql`${table.readAt} is null`),
    // Replies that no member of the organization has read.
    index('application_messages_replies')
      .on(table.companyId, table.applicationId)
      .where(sql`${table.by} = 'candidate' and ${table.readAt} is null`),
  ],
)
