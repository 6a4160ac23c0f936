import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationAction, ApplicationStatus } from '#contract/fields/application-status.ts'
import { candidates } from './candidates.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'
import { forms, formVersions } from './forms.ts'

/** One candidate's answer to one version of a form. */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey(),
    formId: belongsTo(() => forms.id),
    companyId: belongsTo(() => companies.id),
    candidateId: belongsTo(() => candidates.id),
    /** The version that is being answered; after finalizing, the one that was answered. */
    formVersion: integer().notNull(),
    status: text().$type<ApplicationStatus>().notNull().default('Draft'),
    /** The status as the candidate may see it. A trigger sets it: an unpublished decision shows as a review at most. */
    shownStatus: text().$type<ApplicationStatus>().notNull().default('Draft'),
    action: text().$type<ApplicationAction>().notNull().default('None'),
    /** One of the steps in the form's content. */
    stepId: uuid(),
    notify: boolean().notNull().default(true),
    /**
     * Finalized beyond the organization's credit: the organization can open it once it has credit; the candidate does
     * not notice.
     */
    sealed: boolean().notNull().default(false),
    /** The last page of the wizard that the candidate had open. */
    lastPlace: text(),
    createdAt: moment().notNull().defaultNow(),
    /** When answers or documents last changed; later than `submittedAt` while changes wait to be sent. */
    changedAt: moment().notNull().defaultNow(),
    submittedAt: moment(),
    /** A later deadline for this application alone, beside the form's deadline. */
    extendedUntil: moment(),
    withdrawnAt: moment(),
    /** The withdrawn application whose answers and documents it started with; null once the candidate starts blank. */
    carriedFrom: uuid(),
    /** The candidate sees the decision from then on (`shownStatus`). */
    resultPublishedAt: moment(),
    resultMessage: text(),
    /**
     * When and by whom its decision was made or last changed by a correction or an undo; moving up from the reserves
     * does not count. Written with the status, so that reports need not read the history. Null where the history does
     * not say.
     */
    decidedAt: moment(),
    decidedBy: uuid(),
    /** When the reminder before the deadline was sent. */
    remindedAt: moment(),
    /** When all personal data was removed from it (`anonymise`); from then on its candidate is a placeholder. */
    anonymisedAt: moment(),
  },
  (table) => [
    foreignKey({
      name: 'applications_form_version',
      columns: [table.formId, table.formVersion],
      foreignColumns: [formVersions.formId, formVersions.version],
    }),
    uniqueIndex('applications_one').on(table.formId, table.candidateId).where(sql`${table.status} <> 'Withdrawn'`),
    index('applications_form').on(table.formId, table.status),
    // In list order, with all columns that lists filter by: only the rows of the shown page are read.
    index('applications_form_submitted')
      .on(
        table.formId,
        table.submittedAt.desc(),
        table.id,
        table.companyId,
        table.status,
        table.sealed,
        table.action,
        table.stepId,
      )
      .where(sql`${table.submittedAt} is not null`),
    index('applications_candidate').on(table.candidateId, table.createdAt.desc()),
    // How long the oldest application of a form has waited for a review. The number waiting is in `applicationCounts`.
    index('applications_awaiting')
      .on(table.formId, table.submittedAt)
      .where(sql`${table.status} = 'Submitted' and not ${table.sealed}`),
    // Applications that may be anonymised one day: the worker reads them form by form.
    index('applications_kept')
      .on(table.formId, table.id)
      .where(sql`${table.anonymisedAt} is null and ${table.submittedAt} is not null`),
    index('applications_company').on(table.companyId, table.submittedAt.desc()),
    index('applications_sealed').on(table.companyId, table.submittedAt).where(sql`${table.sealed}`),
  ],
)
