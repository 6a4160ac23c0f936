import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type {
  DataRequestEvent,
  DataRequestKind,
  DataRequestOutcome,
  DataRequestState,
  RefusalGround,
} from '#contract/data-requests/data-request.ts'
import { accounts } from '../accounts.ts'
import { candidates } from '../candidates.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/**
 * What somebody asks of whoever holds their data. A trigger lets nobody change what was asked, when and of whom, nor anything once
 * it has ended; it is deleted three years after that and not before.
 */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid().primaryKey(),
    /** Null: written on the contact page. */
    candidateId: uuid().references(() => candidates.id),
    /** Null: to those who run the product. */
    companyId: uuid().references(() => companies.id),
    /** As they were then: who deletes their account is answered too, and what was answered to whom is proved. */
    name: text().notNull(),
    email: text().notNull(),
    language: text().$type<'tr' | 'en'>().notNull(),
    kind: text().$type<DataRequestKind>().notNull(),
    text: text().notNull(),
    state: text().$type<DataRequestState>().notNull().default('open'),
    createdAt: moment().notNull().defaultNow(),
    /** The last day for an answer, in Istanbul. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** How many of the reminders are behind it: a week before, a day before, overdue. */
    reminders: integer().notNull().default(0),
    endedAt: moment(),
    outcome: text().$type<DataRequestOutcome>(),
    ground: text().$type<RefusalGround>(),
    answer: text(),
    answeredBy: uuid().references(() => accounts.id),
    /** One more with each entry. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('data_requests_candidate').on(table.candidateId, table.createdAt.desc()),
    index('data_requests_waiting').on(table.companyId, table.dueOn, table.id).where(sql`${table.endedAt} is null`),
    index('data_requests_ended')
      .on(table.companyId, table.endedAt.desc(), table.id)
      .where(sql`${table.endedAt} is not null`),
    index('data_requests_due').on(table.dueOn, table.id).where(sql`${table.endedAt} is null`),
    check('data_requests_end', sql`(${table.state} in ('answered', 'withdrawn')) = (${table.endedAt} is not null)`),
    check(
      'data_requests_answered',
      sql`(${table.state} = 'answered') = (${table.outcome} is not null and ${table.answer} is not null and ${table.answeredBy} is not null)`,
    ),
    check('data_requests_grounds', sql`${table.outcome} not in ('partly', 'refused') or ${table.ground} is not null`),
  ],
)

/** What happened to a request. Rows are only ever added; they go with the request, three years after its end. */
export const dataRequestEntries = pgTable(
  'data_request_entries',
  {
    id: uuid().primaryKey(),
    dataRequestId: belongsTo(() => dataRequests.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
    event: text().$type<DataRequestEvent>().notNull(),
    /** Who of those who answer; null: the person who asks, or the product itself. */
    accountId: uuid().references(() => accounts.id),
    text: text(),
  },
  (table) => [
    index('data_request_entries_of').on(table.dataRequestId, table.at, table.id),
    // Each of these is said once, however often the worker looks.
    uniqueIndex('data_request_entries_once')
      .on(table.dataRequestId, table.event)
      .where(sql`${table.event} in ('received', 'answered', 'withdrawn', 'remindedWeek', 'remindedDay', 'overdue')`),
  ],
)
