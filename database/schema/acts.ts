import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Refused } from '#contract/applications/acts.ts'
import type { ActKind } from '#contract/fields/application-events.ts'
import { accounts } from './accounts.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'
import { forms } from './forms.ts'

/** One action of a member on one or many applications. The history rows that it wrote refer to it. */
export const acts = pgTable(
  'acts',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    /** Null for an act on participants of several forms. */
    formId: uuid().references(() => forms.id),
    accountId: belongsTo(() => accounts.id),
    kind: text().$type<ActKind>().notNull(),
    /** Parameters of the action: the document type that was requested, the status that was set. */
    detail: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull().default({}),
    /** How many applications it changed, and how many it skipped for which reason. */
    changed: integer().notNull(),
    refused: jsonb().$type<readonly Pick<Refused, 'reason' | 'count'>[]>().notNull().default([]),
    at: moment().notNull().defaultNow(),
    undoneAt: moment(),
    undoneBy: uuid().references(() => accounts.id),
  },
  (table) => [index('acts_form').on(table.formId, table.at.desc())],
)
