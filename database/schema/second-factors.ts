import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'

const owner = () => belongsTo(() => accounts.id)

/** An authenticator app. It counts once a code of it has been shown. */
export const authenticators = pgTable('authenticators', {
  accountId: owner().primaryKey(),
  /** Sealed: whoever reads the table cannot make codes. */
  secret: text().notNull(),
  confirmedAt: moment(),
  /** The time step of the last code that was taken, so that none is taken twice. */
  lastStep: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's own id, as the authenticator made it. */
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

/** For the day the phone is lost; each is good for one sign-in. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: owner(), codeHash: text().notNull(), usedAt: moment() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)
