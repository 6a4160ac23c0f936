import { date, pgTable } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { companies } from '../companies.ts'

/** The last day that an organization's members were told of: written with the news, so that nobody is told twice. */
export const dailySummaries = pgTable('daily_summaries', {
  companyId: belongsTo(() => companies.id).primaryKey(),
  day: date({ mode: 'string' }).notNull(),
})
