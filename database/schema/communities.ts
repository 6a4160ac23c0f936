import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { JoinRule } from '#contract/communities.ts'
import { companies } from './companies.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** An organization's group of candidates: alumni, volunteers, a talent pool. */
export const communities = pgTable(
  'communities',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 3001 }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
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
