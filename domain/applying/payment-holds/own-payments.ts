import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { OwnPayment } from '#contract/payments/own-payment.ts'
import type { BankAccountFlag, HoldReason } from '#contract/payments/payment-states.ts'
import type { linkPaymentReceipt as linkCall, listOwnPayments as listCall } from '#contract/payments/payments.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { paidAccount } from './paid-account.ts'
import { termAsksFor } from './update-holds.ts'

/** A candidate's payments. Approval is internal to the organization: until it is sent, a payment shows as planned. */
export async function listOwnPayments(_: Caller, ids: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  await requireOwn(ids)
  const rows = await database()
    .select(ownPaymentFields)
    .from(payments)
    // With a second table drizzle writes the table name of each column, which the conditions on other tables need.
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .where(eq(payments.applicationId, ids.id))
    .orderBy(asc(payments.dueOn), asc(payments.id))
  return { items: rows.map(ownPayment) }
}

/** The next payment of each of these applications: neither paid nor cancelled. */
export async function nextPayments(db: Database | Transaction, applicationIds: readonly string[]) {
  const rows = await db
    .selectDistinctOn([payments.applicationId], ownPaymentFields)
    .from(payments)
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .where(
      and(
        sql`${payments.applicationId} = any(${uuids(applicationIds)})`,
        inArray(payments.status, ['Planned', 'Approved', 'Sent']),
      ),
    )
    .orderBy(payments.applicationId, asc(payments.dueOn), asc(payments.id))
  return new Map(rows.map((row) => [row.payment.applicationId, ownPayment(row)]))
}

const flags = sql<BankAccountFlag[] | null>`to_jsonb(${paidAccount(sql`${bankInfos.flags}`)})`
const isAsked = sql<boolean>`exists (
  select from ${bankInfos} where ${bankInfos.applicationId} = ${payments.applicationId} and ${bankInfos.status} = 'Open')`
const lacksDocuments = termAsksFor(sql`${documentRequests.status} in ('Open', 'Refused')`)

const ownPaymentFields = { payment: payments, flags, isAsked, lacksDocuments }

function ownPayment(row: Standing & { readonly payment: typeof payments.$inferSelect }): OwnPayment {
  const { id, amountMinor, currency, dueOn, label, heldBecause, paidOn } = row.payment
  const status = row.payment.status === 'Approved' ? 'Planned' : row.payment.status
  return {
    id,
    amountMinor,
    currency,
    dueOn,
    label,
    paidOn,
    status,
    waitsFor: heldBecause && waitedFor[heldBecause],
    waitsBecause: heldBecause && reasonOf(heldBecause, row),
    overdue: status === 'Planned' && dueOn < istanbulDay(new Date()),
  }
}

interface Standing {
  readonly flags: readonly BankAccountFlag[] | null
  readonly isAsked: boolean
  readonly lacksDocuments: boolean
}

/** That others have the same account must not be revealed: the candidate sees that the account is being checked. */
function reasonOf(because: HoldReason, standing: Standing): NonNullable<OwnPayment['waitsBecause']> {
  const odd = standing.flags ?? []
  switch (because) {
    case 'suspended':
      return 'suspended'
    case 'noBankAccount':
      return standing.isAsked ? 'accountAsked' : 'accountNotAsked'
    case 'bankAccountUnconfirmed':
      if (odd.includes('otherOwner')) return 'accountOtherOwner'
      return odd.includes('changed') ? 'accountChanged' : 'accountChecked'
    case 'termIncomplete':
      return standing.lacksDocuments ? 'documentsMissing' : 'documentsUploaded'
    case 'byHand':
      return 'organization'
  }
}

const waitedFor: Readonly<Record<HoldReason, NonNullable<OwnPayment['waitsFor']>>> = {
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
  await requireOwn(ids)
  const { id, paymentId } = ids
  const isTheirs = and(eq(payments.id, paymentId), eq(payments.applicationId, id), eq(payments.status, 'Paid'))
  if ((await database().$count(payments, isTheirs)) === 0) throw problem('applications.partNotFound')
  return signedLink(caller, { kind: 'paymentReceipt', paymentId, language: caller.language })
}

async function requireOwn({ candidateId, id }: { readonly candidateId: string; readonly id: string }) {
  const isTheirs = and(eq(applications.id, id), eq(applications.candidateId, candidateId))
  if ((await database().$count(applications, isTheirs)) === 0) throw problem('applications.notFound')
}
