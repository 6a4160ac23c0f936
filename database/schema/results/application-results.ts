import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Acceptance, FeedbackReason } from '#contract/results/result-states.ts'
import { applications } from '../applications.ts'
import { moment } from '../columns/moment.ts'
import { mailings } from '../mailings.ts'
import { publications } from './publications.ts'

/** Details of the decision on one application: its place among the reserves, feedback, the winner's answer. */
export const applicationResults = pgTable(
  'application_results',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    formId: uuid().notNull(),
    companyId: uuid().notNull(),
    publicationId: uuid().references(() => publications.id),
    /** The last result letter that was sent. */
    mailingId: uuid().references(() => mailings.id),
    /** The order in which reserves move up, lowest first. */
    reservePlace: integer(),
    /** Shown to rejected candidates with the result. */
    feedbackReason: text().$type<FeedbackReason>(),
    feedback: text(),
    acceptance: text().$type<Acceptance>(),
    acceptBy: moment(),
    answeredAt: moment(),
    declineReason: text(),
    /** When the reminder before the last day was sent. */
    remindedAt: moment(),
    /** A reserve who replaced a winner who declined. */
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
