import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  planAgain as againCall,
  changePayment as call,
  cancelPayment as cancelCall,
} from '#contract/payments/payments.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { takesPart } from '#domain/applying/applications/not-taking-part.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { type ApplicationIds, requireReviewed } from '#domain/review/review/reviewed-application.ts'
import { newId } from '#platform/ids.ts'
import { paymentRows, toPayment } from './describe-payments.ts'
import { notifyOfPayments } from './notify-of-payments.ts'

type PaymentRecord = typeof payments.$inferSelect

/**
 * Changes a payment not yet sent to the bank. A member who changes amount, date or label counts as its planner, and
 * cannot approve it.
 */
export async function changePayment(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { appId, amountMinor, currency, dueOn, label, note } = input
  return database().transaction(async (tx) => {
    const payment = await lockedPayment(tx, input)
    requireVersion(payment, input.version)
    requireOpen(payment)
    const isSame =
      payment.amountMinor === amountMinor &&
      payment.currency === currency &&
      payment.dueOn === dueOn &&
      payment.label === label
    const anew = {
      status: 'Planned',
      plannedBy: signedIn(caller).accountId,
      approvedBy: null,
      approvedAt: null,
    } as const
    await tx
      .update(payments)
      .set({ amountMinor, currency, dueOn, label, note, ...(!isSame && anew), version: payment.version + 1 })
      .where(eq(payments.id, payment.id))
    if (!isSame) {
      const detail = { label, amountMinor, currency }
      await addHistory(tx, caller, { applicationIds: [appId], event: 'paymentChanged', detail })
    }
    await updateHolds(tx, [appId])
    return described(tx, caller, payment.id)
  })
}

export async function cancelPayment(caller: Caller, input: Input<typeof cancelCall>): Promise<null> {
  const { appId } = input
  return database().transaction(async (tx) => {
    const payment = await lockedPayment(tx, input)
    requireVersion(payment, input.version)
    requireOpen(payment)
    await tx
      .update(payments)
      .set({ status: 'Cancelled', heldBecause: null, cancelCause: 'byHand', version: payment.version + 1 })
      .where(eq(payments.id, payment.id))
    const { label, amountMinor, currency } = payment
    await addHistory(tx, caller, {
      applicationIds: [appId],
      event: 'paymentCancelled',
      detail: { label, amountMinor, currency },
    })
    await notifyOfPayments(tx, [appId], 'paymentCancelled')
    return null
  })
}

/** Plans another payment for the period of one that was returned or cancelled. */
export async function planAgain(caller: Caller, input: Input<typeof againCall>): Promise<Output<typeof againCall>> {
  const { appId, dueOn } = input
  return database().transaction(async (tx) => {
    const ended = await lockedPayment(tx, input)
    if (ended.status !== 'Returned' && ended.status !== 'Cancelled') throw problem('payments.over')
    if (!(await takesPart(tx, appId))) throw problem('payments.over')
    const { companyId, formId, applicationId, participantId, amountMinor, currency, period, label, note } = ended
    const isPlanned = and(
      eq(payments.participantId, participantId),
      eq(payments.period, period),
      notInArray(payments.status, ['Cancelled', 'Returned']),
    )
    if ((await tx.$count(payments, isPlanned)) > 0) throw problem('payments.periodPlanned')
    const id = newId()
    await tx.insert(payments).values({
      id,
      companyId,
      formId,
      applicationId,
      participantId,
      amountMinor,
      currency,
      dueOn,
      period,
      label,
      note,
      plannedBy: signedIn(caller).accountId,
    })
    const detail = { label, amountMinor, currency, count: 1 }
    await addHistory(tx, caller, { applicationIds: [appId], event: 'paymentPlanned', detail })
    await updateHolds(tx, [appId])
    await notifyOfPayments(tx, [appId], 'paymentPlanned')
    return described(tx, caller, id)
  })
}

/** Finds a payment of the application and locks the application, as every change of its related rows does. */
async function lockedPayment(tx: Transaction, ids: ApplicationIds & { readonly paymentId: string }) {
  await requireReviewed(tx, ids)
  await lockApplications(tx, eq(applications.id, ids.appId))
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, ids.paymentId), eq(payments.applicationId, ids.appId)))
    .for('no key update')
  if (!payment) throw problem('applications.partNotFound')
  return payment
}

function requireVersion({ version }: PaymentRecord, read: number | undefined) {
  if (read !== undefined && read !== version) throw problem('payments.changedSince')
}

function requireOpen({ status }: PaymentRecord) {
  if (status !== 'Planned' && status !== 'Approved') throw problem('payments.over')
}

async function described(tx: Transaction, caller: Caller, id: string) {
  const [row] = await paymentRows(tx, sql`${payments.id} = ${id}`)
  if (!row) throw problem('applications.partNotFound')
  return toPayment(caller, row)
}
