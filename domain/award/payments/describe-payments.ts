import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Caller } from '#contract/caller.ts'
import type { Payment } from '#contract/payments/payments.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'

const [planner, approver] = [alias(accounts, 'planner'), alias(accounts, 'approver')]

/** SQL: whether a returned or cancelled payment was replaced by another for the same period. */
const isPlannedAgain = sql<boolean>`exists (
  select from ${payments} as other
  where other.participant_id = ${payments.participantId} and other.period = ${payments.period}
    and other.status not in ('Cancelled', 'Returned'))`

/** Payments with all columns that lists show, by due date. */
export const paymentRows = (db: Database | Transaction, where: SQL | undefined) =>
  db
    .select({
      payment: payments,
      planner: { name: planner.name, surname: planner.surname },
      approver: { name: approver.name, surname: approver.surname },
      runNumber: paymentRuns.number,
      payee: { name: participants.name, surname: participants.surname, status: participants.status },
      title: shownTitle,
      needsApproval: companies.approvesPayments,
      isPlannedAgain,
    })
    .from(payments)
    .innerJoin(participants, eq(participants.id, payments.participantId))
    .innerJoin(companies, eq(companies.id, payments.companyId))
    .innerJoin(forms, eq(forms.id, payments.formId))
    .innerJoin(planner, eq(planner.id, payments.plannedBy))
    .leftJoin(listings, eq(listings.formId, forms.id))
    .leftJoin(approver, eq(approver.id, payments.approvedBy))
    .leftJoin(paymentRuns, eq(paymentRuns.id, payments.runId))
    .where(where)
    .orderBy(asc(payments.dueOn), asc(payments.id))

type PaymentRow = Awaited<ReturnType<typeof paymentRows>>[number]

/** A payment as a member sees it, with what they may do with it. */
export function toPayment(caller: Caller, { payment, runNumber, ...row }: PaymentRow): Payment {
  const { runId } = payment
  return {
    id: payment.id,
    applicationId: payment.applicationId,
    formId: payment.formId,
    participantId: payment.participantId,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    dueOn: payment.dueOn,
    label: payment.label,
    note: payment.note,
    status: payment.status,
    heldBecause: payment.heldBecause,
    holdNote: payment.holdNote,
    plannedBy: nameOf(row.planner),
    approvedBy: row.approver && nameOf(row.approver),
    run: runId === null || runNumber === null ? null : { id: runId, number: runNumber },
    sentAt: payment.sentAt?.toISOString() ?? null,
    paidOn: payment.paidOn,
    cancelCause: payment.cancelCause,
    endedBecause: payment.endedBecause,
    version: payment.version,
    can: mayDo(caller, { payment, ...row }),
  }
}

function mayDo(
  caller: Caller,
  { payment, needsApproval, isPlannedAgain: isReplaced, payee }: Omit<PaymentRow, 'runNumber' | 'title'>,
) {
  const { status, heldBecause, plannedBy } = payment
  const may = isGranted(caller, 'Participants', 'write')
  const isOpen = status === 'Planned' || status === 'Approved'
  const isPayable = heldBecause === null && (status === 'Approved' || (status === 'Planned' && !needsApproval))
  const takesPart = payee.status !== 'Left' && payee.status !== 'Removed'
  return {
    change: may && isOpen,
    approve: may && needsApproval && status === 'Planned' && plannedBy !== caller.person?.accountId,
    settle: may && (isPayable || status === 'Sent' || (status === 'Paid' && payment.runId !== null)),
    planAgain: may && takesPart && !isReplaced && (status === 'Returned' || status === 'Cancelled'),
  }
}

const nameOf = ({ name, surname }: { readonly name: string; readonly surname: string }) => `${name} ${surname}`
