import { and, asc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { HoldReason } from '#contract/payments/payment-states.ts'
import type { linkPaymentReceipt as linkCall, listOwnPayments as listCall } from '#contract/payments/payments.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { signedLink } from '#domain/files/signed-link.ts'

type Own = Output<typeof listCall>['items'][number]

/** What a candidate is paid. Approving is the organization's own affair: until it is sent, a payment is planned. */
export async function listOwnPayments(_: Caller, ids: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  await demandOwn(ids)
  const rows = await database()
    .select()
    .from(payments)
    .where(eq(payments.applicationId, ids.id))
    .orderBy(asc(payments.dueOn), asc(payments.id))
  return {
    items: rows.map(({ id, amountMinor, currency, dueOn, label, status, heldBecause, paidOn }) => ({
      ...{ id, amountMinor, currency, dueOn, label, paidOn },
      status: status === 'Approved' ? 'Planned' : status,
      waitsFor: heldBecause && waitedFor[heldBecause],
    })),
  }
}

const waitedFor: Readonly<Record<HoldReason, NonNullable<Own['waitsFor']>>> = {
  suspended: 'participation',
  noBankAccount: 'bankAccount',
  bankAccountUnconfirmed: 'organization',
  termIncomplete: 'documents',
  byHand: 'organization',
}

export async function linkPaymentReceipt(
  caller: Caller,
  ids: Input<typeof linkCall>,
): Promise<Output<typeof linkCall>> {
  await demandOwn(ids)
  const { id, paymentId } = ids
  const isTheirs = and(eq(payments.id, paymentId), eq(payments.applicationId, id), eq(payments.status, 'Paid'))
  if ((await database().$count(payments, isTheirs)) === 0) throw problem('applications.partNotFound')
  return signedLink(caller, { kind: 'paymentReceipt', paymentId, language: caller.language })
}

async function demandOwn({ candidateId, id }: { readonly candidateId: string; readonly id: string }) {
  const isTheirs = and(eq(applications.id, id), eq(applications.candidateId, candidateId))
  if ((await database().$count(applications, isTheirs)) === 0) throw problem('applications.notFound')
}
