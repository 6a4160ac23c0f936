import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'

/**
 * The `Idempotency-Key` of each request that changed something, written by the transaction of the change: a repeated
 * request finds it and gets the first answer.
 */
export const requestKeys = pgTable(
  'request_keys',
  {
    accountId: belongsTo(() => accounts.id, { onDelete: 'cascade' }),
    /** Method and path of the call, as the contract has them. */
    call: text().notNull(),
    key: text().notNull(),
    /** Keyed hash of the request: another request with the same key is an error of the client. */
    fingerprint: text().notNull(),
    /** Which run of the call wrote the row. */
    runId: uuid().notNull(),
    /** The answer, encrypted, because some answers contain secrets. Null until the run has ended. */
    answerSealed: text(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.call, table.key] })],
)
