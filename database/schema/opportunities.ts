import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { candidates } from './candidates.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

/** A discount or an offer of an organization to students. */
export const opportunities = pgTable(
  'opportunities',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 5001 }),
    companyId: belongsTo(() => companies.id),
    title: text().notNull(),
    summary: text().notNull(),
    /** How to use it, as rich text. */
    body: text().notNull().default(''),
    language: text().$type<'tr' | 'en'>().notNull().default('tr'),
    cover: text(),
    /** A candidate who claims it gets one of the two; they are shown to no one else. */
    code: text(),
    link: text(),
    startsAt: moment().notNull().defaultNow(),
    endsAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('opportunities_newest').on(table.startsAt.desc()),
    index('opportunities_company').on(table.companyId),
  ],
)

/** Claims of candidates: one each; claiming again returns the same. */
export const opportunityClaims = pgTable(
  'opportunity_claims',
  {
    opportunityId: belongsTo(() => opportunities.id),
    candidateId: belongsTo(() => candidates.id),
    claimedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.opportunityId, table.candidateId] })],
)
