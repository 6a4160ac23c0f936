import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BreachEvent, DataKind } from '#contract/processing/breaches.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/** A suspected personal data breach. Append-only; a trigger refuses updates and deletes. */
export const breaches = pgTable(
  'breaches',
  {
    id: uuid().primaryKey(),
    /** The organization whose people are affected; null: all. */
    companyId: uuid().references(() => companies.id),
    kinds: text().array().$type<DataKind[]>().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment().notNull(),
    noticedAt: moment().notNull(),
    description: text().notNull(),
    recordedAt: moment().notNull().defaultNow(),
    recordedBy: belongsTo(() => accounts.id),
  },
  (table) => [
    index('breaches_newest').on(table.noticedAt.desc(), table.id),
    check('breaches_order', sql`${table.startedAt} <= ${table.endedAt}`),
  ],
)

/** Entries on a breach: measures, notifications, the closing. */
export const breachEntries = pgTable(
  'breach_entries',
  {
    id: uuid().primaryKey(),
    breachId: belongsTo(() => breaches.id),
    at: moment().notNull().defaultNow(),
    happenedAt: moment().notNull(),
    event: text().$type<BreachEvent>().notNull(),
    accountId: belongsTo(() => accounts.id),
    text: text().notNull(),
  },
  (table) => [
    index('breach_entries_of').on(table.breachId, table.at, table.id),
    // Events that end a statutory period or notify people happen once.
    uniqueIndex('breach_entries_once').on(table.breachId, table.event).where(sql`${table.event} <> 'measure'`),
  ],
)
