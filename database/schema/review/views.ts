import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ViewContent } from '#contract/review/views.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'
import { forms } from '../forms.ts'

/** A saved list of applications: its filters, its columns and its sort order. */
export const views = pgTable(
  'views',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    /** The owner; a shared view is visible to every member who reads applications. */
    accountId: belongsTo(() => accounts.id),
    /** Null if it fits every form. */
    formId: uuid().references(() => forms.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    isShared: boolean().notNull().default(false),
    content: jsonb().$type<ViewContent>().notNull(),
    position: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('views_company').on(table.companyId, table.position)],
)
