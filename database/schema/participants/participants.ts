import { type SQL, sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import { applications } from '../applications.ts'
import { candidates } from '../candidates.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'
import { forms } from '../forms.ts'

/** A candidate whose application was approved and published: the scholar, trainee, hire or volunteer. */
export const participants = pgTable(
  'participants',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id),
    applicationId: uuid()
      .notNull()
      .unique()
      .references(() => applications.id, { onDelete: 'cascade' }),
    candidateId: belongsTo(() => candidates.id),
    status: text().$type<ParticipantStatus>().notNull().default('Active'),
    /** The day from which the status applies, and the reason the organization gave. */
    statusSince: date({ mode: 'string' }).notNull(),
    statusReason: text().notNull().default(''),
    /**
     * Copied from the application, so that a list of a hundred thousand is searched and sorted without reading
     * snapshots.
     */
    name: text().notNull(),
    surname: text().notNull(),
    email: text().notNull(),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`tr_fold(${participants.name} || ' ' || ${participants.surname} || ' ' || ${participants.email})`,
      ),
    /** Incremented with every change of the status. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('participants_company').on(table.companyId, table.createdAt.desc(), table.id, table.status, table.formId),
    index('participants_standing').on(table.companyId, table.status, table.createdAt.desc(), table.id),
    index('participants_form').on(table.formId, table.createdAt.desc(), table.id, table.status),
    index('participants_named').on(
      table.companyId,
      sql`${table.name} collate turkish`,
      sql`${table.surname} collate turkish`,
      table.id,
    ),
    index('participants_candidate').on(table.candidateId, table.companyId),
    index('participants_letters').using('gin', table.search.op('gin_trgm_ops'), table.companyId),
  ],
)

/**
 * How many participants are in each state: the sum of `difference` is the number. Triggers on `participants` insert
 * rows here, which are added up from time to time, as with `application_counts`.
 */
export const participantCounts = pgTable(
  'participant_counts',
  {
    companyId: uuid().notNull(),
    formId: uuid().notNull(),
    status: text().$type<ParticipantStatus>().notNull(),
    difference: integer().notNull(),
  },
  (table) => [index('participant_counts_company').on(table.companyId, table.formId)],
)
