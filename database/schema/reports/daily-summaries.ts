import { date, pgTable } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { companies } from '../companies.ts'

/** The last day for which an organization's members got a summary: written with the news, so that it is sent once. */
export const dailySummaries = pgTable('daily_summaries', {
  companyId: belongsTo(() => companies.id).primaryKey(),
  day: date({ mode: 'string' }).notNull(),
})
