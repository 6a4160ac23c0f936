import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ViewContent } from '#contract/review/views.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'
import { forms } from '../forms.ts'

/** A list of applications as a member keeps it: how it is narrowed, which columns it has, how it is sorted. */
export const views = pgTable(
  'views',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    /** Whose it is; everybody who reads applications sees it if it is shared. */
    accountId: belongsTo(() => accounts.id),
    /** Null: it fits every form. */
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
