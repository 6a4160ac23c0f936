import { desc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Amount } from '#contract/forms/form-content.ts'
import { readyTemplates } from '#contract/payments/bank-template-content.ts'
import type { readDuePayments as call } from '#contract/payments/payment-runs.ts'
import type { HoldReason } from '#contract/payments/payment-states.ts'
import { database } from '#database/connection.ts'
import { bankTemplates, paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { approvesPayments } from '../approves-payments.ts'
import { formTitles } from '../form-titles.ts'
import { isDue } from './payable.ts'

interface Group {
  readonly formId: string
  readonly currency: Amount['currency']
  readonly heldBecause: HoldReason | null
  readonly isApproved: boolean
  readonly isEarlier: boolean
  readonly count: number
  readonly minor: number
}

/** What a month's run would contain and what it would leave out, from one grouped statement. */
export async function readDuePayments(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, currency } = input
  const [approves, all, lastTemplateId] = await Promise.all([
    approvesPayments(database(), companyId),
    groupsOf(input),
    lastTemplateOf(companyId),
  ])
  const open = all.filter((group) => group.currency === currency)
  const isFree = ({ heldBecause, isApproved }: Group) => heldBecause === null && (isApproved || !approves)
  const isUnapproved = ({ heldBecause, isApproved }: Group) => heldBecause === null && approves && !isApproved
  const due = open.filter(isFree)
  const titles = await formTitles(companyId, [...new Set(open.map(({ formId }) => formId))])
  return {
    due: sumOf(due),
    earlier: sumOf(due.filter(({ isEarlier }) => isEarlier)),
    unapproved: sumOf(open.filter(isUnapproved)),
    held: [...Map.groupBy(open, ({ heldBecause }) => heldBecause)].flatMap(([reason, groups]) =>
      reason === null ? [] : [{ reason, ...sumOf(groups) }],
    ),
    forms: [...Map.groupBy(open, ({ formId }) => formId)].map(([formId, groups]) => ({
      formId,
      title: titles.get(formId) ?? '',
      ...sumOf(groups.filter(isFree)),
      held: sumOf(groups.filter(({ heldBecause }) => heldBecause !== null)).count,
      unapproved: sumOf(groups.filter(isUnapproved)).count,
    })),
    currencies: [...Map.groupBy(all, (group) => group.currency)].map(([one, groups]) => ({
      currency: one,
      ...sumOf(groups.filter(isFree)),
    })),
    lastTemplateId,
  }
}

/** The template of the newest run, preselected for the next one. */
async function lastTemplateOf(companyId: string) {
  const isThere = sql<boolean>`exists (select from ${bankTemplates} where ${bankTemplates.id}::text = ${paymentRuns.template})`
  const [run] = await database()
    .select({ template: paymentRuns.template, isThere })
    .from(paymentRuns)
    .where(eq(paymentRuns.companyId, companyId))
    .orderBy(desc(paymentRuns.number))
    .limit(1)
  if (!run) return null
  return readyTemplates.find((ready) => ready === run.template) ?? (run.isThere ? run.template : null)
}

const sumOf = (groups: readonly Group[]) => ({
  count: groups.reduce((sum, { count }) => sum + count, 0),
  minor: groups.reduce((sum, { minor }) => sum + minor, 0),
})

/** All currencies, so that the page can offer the others. */
async function groupsOf({ companyId, month, ofFormId }: Input<typeof call>): Promise<Group[]> {
  const isEarlier = sql<boolean>`${payments.dueOn} < ${`${month}-01`}::date`
  const isApproved = sql<boolean>`${payments.status} = 'Approved'`
  return database()
    .select({
      formId: payments.formId,
      currency: payments.currency,
      heldBecause: payments.heldBecause,
      isApproved,
      isEarlier,
      count: sql<number>`count(*)::int`,
      minor: sql<number>`sum(${payments.amountMinor})::bigint`.mapWith(Number),
    })
    .from(payments)
    .where(isDue({ companyId, month, ofFormId }))
    .groupBy(payments.formId, payments.currency, payments.heldBecause, sql`4`, sql`5`)
    .orderBy(payments.formId)
}
