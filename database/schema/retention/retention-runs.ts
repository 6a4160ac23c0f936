import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'
import { forms } from '../forms.ts'

/**
 * One row for each time that the worker anonymised applications of a form, updated with every batch. An interrupted
 * run is continued by the next job.
 */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id, { onDelete: 'cascade' }),
    /** The form's retention in months at that time. */
    keptMonths: integer().notNull(),
    applications: integer().notNull().default(0),
    files: integer().notNull().default(0),
    startedAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [
    index('retention_runs_form').on(table.formId, table.startedAt.desc()),
    uniqueIndex('retention_runs_open').on(table.formId).where(sql`${table.endedAt} is null`),
    check('retention_runs_counted', sql`${table.applications} >= 0 and ${table.files} >= 0`),
  ],
)
