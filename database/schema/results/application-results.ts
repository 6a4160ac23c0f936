import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Acceptance, FeedbackReason } from '#contract/results/result-states.ts'
import { applications } from '../applications.ts'
import { moment } from '../columns/moment.ts'
import { mailings } from '../mailings.ts'
import { publications } from './publications.ts'

/** What goes with the decision over one application: its place among the reserves, words of feedback, the winner's answer. */
export const applicationResults = pgTable(
  'application_results',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    formId: uuid().notNull(),
    companyId: uuid().notNull(),
    publicationId: uuid().references(() => publications.id),
    /** The letter that came with the result last. */
    mailingId: uuid().references(() => mailings.id),
    /** The order in which reserves move up, the lowest first. */
    reservePlace: integer(),
    /** Shown with the result of those who were rejected. */
    feedbackReason: text().$type<FeedbackReason>(),
    feedback: text(),
    acceptance: text().$type<Acceptance>(),
    acceptBy: moment(),
    answeredAt: moment(),
    /** Why the winner declined, in their words. */
    declineReason: text(),
    /** The reminder before the last day was sent. */
    remindedAt: moment(),
    /** A reserve who moved up in the place of somebody who declined. */
    promoted: boolean().notNull().default(false),
  },
  (table) => [
    index('application_results_reserves').on(table.formId, table.reservePlace),
    index('application_results_acceptance')
      .on(table.formId, table.acceptance)
      .where(sql`${table.acceptance} is not null`),
    index('application_results_pending').on(table.acceptBy).where(sql`${table.acceptance} = 'Pending'`),
  ],
)
