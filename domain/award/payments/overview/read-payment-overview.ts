import { and, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  readPaymentOverview as call,
  changePaymentSettings as settingsCall,
} from '#contract/payments/payment-overview.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { paymentTotals } from '#database/schema/payments/payments.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { approvesPayments } from '../approves-payments.ts'
import { formTitles } from '../form-titles.ts'

type Overview = Output<typeof call>
type Sums = Pick<Overview['months'][number], 'planned' | 'held' | 'sent' | 'paid' | 'returned'>
type Total = Awaited<ReturnType<typeof totalsOf>>[number]

/** Reads the kept sums: a few rows for each month and form, however many payments there are. */
export async function readPaymentOverview(caller: Caller, input: Input<typeof call>): Promise<Overview> {
  const { companyId } = input
  const [totals, approves, hasSecond] = await Promise.all([
    totalsOf(input),
    approvesPayments(database(), companyId),
    hasSecondMember(companyId),
  ])
  const titles = await formTitles(companyId, [...new Set(totals.map(({ formId }) => formId))])
  return {
    months: grouped(totals, ({ month }) => month).map(({ key, ...sums }) => ({ month: key.slice(0, 7), ...sums })),
    forms: grouped(totals, ({ formId }) => formId).map(({ key, ...sums }) => ({
      formId: key,
      title: titles.get(key) ?? '',
      ...sums,
    })),
    unapproved: approves ? sumOf(totals.filter(({ status, held }) => status === 'Planned' && held === null)).count : 0,
    approves,
    hasSecondMember: hasSecond,
    can: {
      change: isGranted(caller, 'Participants', 'write'),
      setApproval: caller.person?.kind === 'Company' && caller.person.userType === 'Root',
    },
  }
}

const totalsOf = ({ companyId, from, to, ofFormId }: Input<typeof call>) =>
  database()
    .select({
      month: paymentTotals.month,
      formId: paymentTotals.formId,
      currency: paymentTotals.currency,
      status: paymentTotals.status,
      held: paymentTotals.heldBecause,
      count: sql<number>`sum(${paymentTotals.number})::int`,
      minor: sql<number>`sum(${paymentTotals.amountMinor})::bigint`.mapWith(Number),
    })
    .from(paymentTotals)
    .where(
      and(
        eq(paymentTotals.companyId, companyId),
        gte(paymentTotals.month, `${from}-01`),
        lte(paymentTotals.month, `${to}-01`),
        ofFormId === undefined ? undefined : eq(paymentTotals.formId, ofFormId),
      ),
    )
    .groupBy(
      ...[paymentTotals.month, paymentTotals.formId, paymentTotals.currency, paymentTotals.status],
      paymentTotals.heldBecause,
    )
    .orderBy(paymentTotals.month, paymentTotals.formId, paymentTotals.currency)

/** One row for each key and currency. */
function grouped(totals: readonly Total[], keyOf: (total: Total) => string) {
  const groups = new Map<string, Total[]>()
  for (const total of totals) {
    const name = `${keyOf(total)} ${total.currency}`
    groups.set(name, [...(groups.get(name) ?? []), total])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ key: keyOf(first), currency: first.currency, ...sumsOf(group) }] : []
  })
}

function sumsOf(totals: readonly Total[]): Sums {
  const open = totals.filter(({ status }) => status === 'Planned' || status === 'Approved')
  const as = (wanted: Total['status']) => sumOf(totals.filter(({ status }) => status === wanted))
  return {
    planned: sumOf(open.filter(({ held }) => held === null)),
    held: sumOf(open.filter(({ held }) => held !== null)),
    sent: as('Sent'),
    paid: as('Paid'),
    returned: as('Returned'),
  }
}

const sumOf = (totals: readonly Total[]) => ({
  count: totals.reduce((sum, { count }) => sum + count, 0),
  minor: totals.reduce((sum, { minor }) => sum + minor, 0),
})

/** Leaves out invited members who have not joined yet. */
const hasCome = or(isNull(companyMembers.invitedAt), isNotNull(companyMembers.acceptedAt))

/** Whether at least two members may act on participants, so that one can approve what the other planned. */
async function hasSecondMember(companyId: string): Promise<boolean> {
  const members = await database()
    .select({ userType: companyMembers.userType, permissions: companyMembers.permissions })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), hasCome))
  return members.filter((member) => hasAccess(member, 'Participants', 'write')).length > 1
}

/** Sets whether a second member must approve payments. Earlier approvals stay. */
export async function changePaymentSettings(
  _: Caller,
  { companyId, approves }: Input<typeof settingsCall>,
): Promise<Output<typeof settingsCall>> {
  if (approves && !(await hasSecondMember(companyId))) throw problem('payments.noSecondMember')
  await database().update(companies).set({ approvesPayments: approves }).where(eq(companies.id, companyId))
  return { approves }
}
