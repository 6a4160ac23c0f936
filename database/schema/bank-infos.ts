import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BankInfoStatus } from '#contract/fields/application-status.ts'
import type { BankAccountFlag } from '#contract/payments/payment-states.ts'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { candidates } from './candidates.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'

/** An organization's request for bank details, and the answer. */
export const bankInfos = pgTable(
  'bank_infos',
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo(() => applications.id),
    formId: uuid().notNull(),
    companyId: uuid().notNull(),
    candidateId: belongsTo(() => candidates.id),
    note: text().notNull().default(''),
    status: text().$type<BankInfoStatus>().notNull().default('Open'),
    /** Encrypted: the IBAN and the account holder, once given. */
    sealed: text(),
    /** Keyed hash of the IBAN: equal for equal accounts, and reveals nothing else. */
    mark: text(),
    /** Suspicious details of the account; payments to it wait until a member has confirmed it. */
    flags: text().array().$type<BankAccountFlag[]>().notNull().default([]),
    confirmedBy: uuid().references(() => accounts.id),
    confirmedAt: moment(),
    dueAt: moment(),
    requestedBy: uuid().references(() => accounts.id),
    requestedAt: moment().notNull().defaultNow(),
    givenAt: moment(),
    /** When the candidate replaced an account given before. */
    changedAt: moment(),
    /** When the candidate was reminded to answer. */
    remindedAt: moment(),
    /** Incremented with every change. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('bank_infos_application').on(table.applicationId),
    uniqueIndex('bank_infos_one_open').on(table.applicationId).where(sql`${table.status} = 'Open'`),
    index('bank_infos_to_remind').on(table.dueAt).where(sql`${table.status} = 'Open' and ${table.remindedAt} is null`),
    index('bank_infos_candidate').on(table.candidateId, table.status),
    index('bank_infos_mark').on(table.companyId, table.mark),
  ],
)
