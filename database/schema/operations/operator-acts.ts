import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { OperatorAct, PackageChange } from '#contract/operations/operator-acts.ts'
import type { Credit } from '#contract/subscriptions/credits.ts'
import { accounts } from '../accounts.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/** What operators have done. Append-only, in the transaction of the act; a trigger refuses updates and deletes. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    place: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    /** Null if it was done from the server's command line. */
    accountId: uuid().references(() => accounts.id),
    act: text().$type<OperatorAct>().notNull(),
    /** The name of the object at that time. */
    about: text().notNull(),
    companyId: uuid().references(() => companies.id),
    /** No foreign key: the record stays when its object is deleted. */
    aboutId: text(),
    values: jsonb()
      .$type<{
        readonly amountMinor?: number
        /** `left` is the balance after it; rows of older versions lack it. */
        readonly credits?: { readonly kind: Credit; readonly amount: number; readonly left?: number }
        readonly changes?: readonly PackageChange[]
      }>()
      .notNull()
      .default({}),
    reason: text(),
  },
  (table) => [
    index('operator_acts_company').on(table.companyId, table.place),
    index('operator_acts_act').on(table.act, table.place),
  ],
)
