import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'

const owner = () => belongsTo(() => accounts.id)

/** An authenticator app. It counts once its first code was entered. */
export const authenticators = pgTable('authenticators', {
  accountId: owner().primaryKey(),
  /** Encrypted: reading the table is not enough to make codes. */
  secret: text().notNull(),
  confirmedAt: moment(),
  /** The time step of the last accepted code, so that no code is accepted twice. */
  lastStep: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential id that the authenticator made. */
    id: text().primaryKey(),
    accountId: owner(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
)

/** Codes for the case of a lost phone; each works for one sign-in. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: owner(), codeHash: text().notNull(), usedAt: moment() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)
