import { and, asc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { BankAccountFlag, HoldReason } from '#contract/payments/payment-states.ts'
import type { linkPaymentReceipt as linkCall, listOwnPayments as listCall } from '#contract/payments/payments.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { signedLink } from '#domain/files/signed-link.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { accountOf, termAsksFor } from './settle-holds.ts'

type Own = Output<typeof listCall>['items'][number]

/** What a candidate is paid. Approving is the organization's own affair: until it is sent, a payment is planned. */
export async function listOwnPayments(_: Caller, ids: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  await demandOwn(ids)
  const rows = await database()
    .select({ payment: payments, flags, isAsked, lacksDocuments })
    .from(payments)
    // With a second table drizzle names the table of each column, as the conditions of other tables need it.
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .where(eq(payments.applicationId, ids.id))
    .orderBy(asc(payments.dueOn), asc(payments.id))
  return {
    items: rows.map((row) => {
      const { id, amountMinor, currency, dueOn, label, heldBecause, paidOn } = row.payment
      const status = row.payment.status === 'Approved' ? 'Planned' : row.payment.status
      return {
        ...{ id, amountMinor, currency, dueOn, label, paidOn, status },
        waitsFor: heldBecause && waitedFor[heldBecause],
        waitsBecause: heldBecause && reasonOf(heldBecause, row),
        overdue: status === 'Planned' && dueOn < istanbulDay(new Date()),
      }
    }),
  }
}

const flags = sql<BankAccountFlag[] | null>`to_jsonb(${accountOf(sql`${bankInfos.flags}`)})`
const isAsked = sql<boolean>`exists (
  select from ${bankInfos} where ${bankInfos.applicationId} = ${payments.applicationId} and ${bankInfos.status} = 'Open')`
const lacksDocuments = termAsksFor(sql`${documentRequests.status} in ('Open', 'Refused')`)

interface Standing {
  readonly flags: readonly BankAccountFlag[] | null
  readonly isAsked: boolean
  readonly lacksDocuments: boolean
}

/** That others have the same account is the organization's affair: of that it is said that the account is checked. */
function reasonOf(because: HoldReason, standing: Standing): NonNullable<Own['waitsBecause']> {
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
