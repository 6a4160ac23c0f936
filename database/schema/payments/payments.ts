import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Amount } from '#contract/forms/form-content.ts'
import type { CancelCause, HoldReason, PaymentStatus } from '#contract/payments/payment-states.ts'
import { accounts } from '../accounts.ts'
import { acts } from '../acts.ts'
import { applications } from '../applications.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'
import { participants } from '../participants/participants.ts'
import { paymentRuns } from './payment-runs.ts'

/** A payment that an organization plans, makes or has made to one participant for one period. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: uuid().notNull(),
    applicationId: belongsTo(() => applications.id),
    participantId: belongsTo(() => participants.id),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Amount['currency']>().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    /** The period, equal for all payments of it: `2026-11`, or a word for a one-time payment. */
    period: text().notNull(),
    label: text().notNull(),
    note: text().notNull().default(''),
    status: text().$type<PaymentStatus>().notNull().default('Planned'),
    /** Why it is on hold. Only `updateHolds` writes it, whenever one of the causes changes. */
    heldBecause: text().$type<HoldReason>(),
    /** A member of the organization put it on hold, regardless of the other causes, and gave a reason. */
    heldByHand: boolean().notNull().default(false),
    holdNote: text().notNull().default(''),
    actId: uuid().references(() => acts.id),
    plannedBy: belongsTo(() => accounts.id),
    approvedBy: uuid().references(() => accounts.id),
    approvedAt: moment(),
    /** The last run that it was sent with. */
    runId: uuid().references(() => paymentRuns.id),
    sentAt: moment(),
    paidOn: date({ mode: 'string' }),
    cancelCause: text().$type<CancelCause>(),
    /** Why the bank returned it or a member cancelled it, in their words. */
    endedBecause: text(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('payments_amount', sql`${table.amountMinor} > 0`),
    // Four eyes: a payment is not approved by the member who planned it.
    check('payments_second_person', sql`${table.approvedBy} <> ${table.plannedBy}`),
    check('payments_approved', sql`${table.status} <> 'Approved' or ${table.approvedBy} is not null`),
    check('payments_sent', sql`${table.status} not in ('Sent', 'Returned') or ${table.runId} is not null`),
    check('payments_paid', sql`(${table.status} = 'Paid') = (${table.paidOn} is not null)`),
    // A payment on hold is not sent to the bank.
    check('payments_held', sql`${table.heldBecause} is null or ${table.status} in ('Planned', 'Approved')`),
    // The guard against paying one period twice, by whomever and however often it is planned. A returned or cancelled
    // payment may be planned again.
    uniqueIndex('payments_one_period')
      .on(table.participantId, table.period)
      .where(sql`${table.status} not in ('Cancelled', 'Returned')`),
    index('payments_application').on(table.applicationId, table.dueOn),
    index('payments_company_due').on(table.companyId, table.dueOn, table.id),
    index('payments_participant_open').on(table.participantId).where(sql`${table.status} in ('Planned', 'Approved')`),
    index('payments_run').on(table.runId).where(sql`${table.runId} is not null`),
  ],
)

/**
 * Sums of payments by month, form, currency and status, so that an overview of a million is read from a few rows.
 * Triggers on `payments` insert rows here, which are added up from time to time, as with `application_counts`.
 */
export const paymentTotals = pgTable(
  'payment_totals',
  {
    companyId: uuid().notNull(),
    formId: uuid().notNull(),
    /** The first day of the month in which the payments are due. */
    month: date({ mode: 'string' }).notNull(),
    currency: text().$type<Amount['currency']>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    heldBecause: text().$type<HoldReason>(),
    number: integer().notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('payment_totals_company').on(table.companyId, table.month)],
)
