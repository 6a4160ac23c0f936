import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationAction, ApplicationStatus } from '#contract/applications/application-status.ts'
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
    /** The version that is being answered; once finalized, the one that was. */
    formVersion: integer().notNull(),
    status: text().$type<ApplicationStatus>().notNull().default('Draft'),
    /** The status as the candidate may know it. A trigger keeps it: an unpublished decision shows as a review at most. */
    shownStatus: text().$type<ApplicationStatus>().notNull().default('Draft'),
    action: text().$type<ApplicationAction>().notNull().default('None'),
    /** Of the steps in the form's content. */
    stepId: uuid(),
    /** News of it are wanted. */
    notify: boolean().notNull().default(true),
    /** Finalized beyond the organization's credit: theirs to open when credit comes, nothing the candidate would notice. */
    sealed: boolean().notNull().default(false),
    /** Where the candidate was in the wizard. */
    lastPlace: text(),
    createdAt: moment().notNull().defaultNow(),
    /** When answers or documents last changed; later than `submittedAt` while changes wait to be sent. */
    changedAt: moment().notNull().defaultNow(),
    submittedAt: moment(),
    /** This candidate may hand in until then, whatever the form's own deadline is. */
    extendedUntil: moment(),
    withdrawnAt: moment(),
    /** The withdrawn one whose answers and documents it began with, until somebody begins blank. */
    carriedFrom: uuid(),
    /** Until then the candidate knows nothing of a decision (`shownStatus`). */
    resultPublishedAt: moment(),
    resultMessage: text(),
    /**
     * When the decision that it has was made, or was made again by correcting or undoing, and by whom; moving up from the
     * reserves is none. Written with the status, so that reports read no history. Null where no history tells of it.
     */
    decidedAt: moment(),
    decidedBy: uuid(),
    /** The reminder before the deadline was sent. */
    remindedAt: moment(),
    /** When everything by which it told of a person was taken out of it (`anonymise`); nobody's since then. */
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
    // In the order of a list, with all that it is narrowed by: only the rows of the page that is shown are read.
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
    // Since when somebody waits at a form for being looked at. How many do is kept (`applicationCounts`).
    index('applications_awaiting')
      .on(table.formId, table.submittedAt)
      .where(sql`${table.status} = 'Submitted' and not ${table.sealed}`),
    // Those that may be anonymised one day: the worker looks through them form by form.
    index('applications_kept')
      .on(table.formId, table.id)
      .where(sql`${table.anonymisedAt} is null and ${table.submittedAt} is not null`),
    index('applications_company').on(table.companyId, table.submittedAt.desc()),
    index('applications_sealed').on(table.companyId, table.submittedAt).where(sql`${table.sealed}`),
  ],
)
