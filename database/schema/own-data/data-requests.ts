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
 * A data subject's request to the organization that holds the data, or to the operators. A trigger refuses changes of
 * what was asked, when and of whom, and any change once it has ended; it is deleted three years after its end and not
 * before.
 */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid().primaryKey(),
    /** Null if it came by the contact page. */
    candidateId: uuid().references(() => candidates.id),
    /** Null if it goes to the operators of the product. */
    companyId: uuid().references(() => companies.id),
    /**
     * As they were at the request: an answer must reach people who have since deleted their account, and who was
     * answered must be provable.
     */
    name: text().notNull(),
    email: text().notNull(),
    language: text().$type<'tr' | 'en'>().notNull(),
    kind: text().$type<DataRequestKind>().notNull(),
    text: text().notNull(),
    state: text().$type<DataRequestState>().notNull().default('open'),
    createdAt: moment().notNull().defaultNow(),
    /** The last day for an answer, in Istanbul time. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** How many reminders were sent: a week before, a day before, overdue. */
    reminders: integer().notNull().default(0),
    endedAt: moment(),
    outcome: text().$type<DataRequestOutcome>(),
    ground: text().$type<RefusalGround>(),
    answer: text(),
    answeredBy: uuid().references(() => accounts.id),
    /** Incremented with each entry. */
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

/** Events of a request. Append-only; deleted with the request, three years after its end. */
export const dataRequestEntries = pgTable(
  'data_request_entries',
  {
    id: uuid().primaryKey(),
    dataRequestId: belongsTo(() => dataRequests.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
    event: text().$type<DataRequestEvent>().notNull(),
    /** The member or operator who answers; null for the person who asks and for the system. */
    accountId: uuid().references(() => accounts.id),
    text: text(),
  },
  (table) => [
    index('data_request_entries_of').on(table.dataRequestId, table.at, table.id),
    // Each of these events is written once, however often the job runs.
    uniqueIndex('data_request_entries_once')
      .on(table.dataRequestId, table.event)
      .where(sql`${table.event} in ('received', 'answered', 'withdrawn', 'remindedWeek', 'remindedDay', 'overdue')`),
  ],
)
