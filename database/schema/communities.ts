import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { JoinRule } from '#contract/communities.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

/** An organization's group of candidates: alumni, volunteers, a talent pool. */
export const communities = pgTable(
  'communities',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 3001 }),
    companyId: belongsTo(() => companies.id),
    name: text().notNull(),
    summary: text().notNull(),
    about: text().notNull().default(''),
    language: text().$type<'tr' | 'en'>().notNull().default('tr'),
    cover: text(),
    joinRule: text().$type<JoinRule>().notNull().default('request'),
    members: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('communities_company').on(table.companyId), index('communities_newest').on(table.createdAt.desc())],
)
