import { type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type planPayments as call, mostPlanned, type PaymentPlan } from '#contract/payments/payments.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { notTakingPart } from '#domain/applying/applications/not-taking-part.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { type Changed, runOnApplications } from '#domain/review/acts/act-on-applications.ts'
import type { RunAct } from '#domain/review/acts/run-act.ts'
import { dueDays } from './due-days.ts'
import { notifyOfPayments } from './notify-of-payments.ts'

/** Plans payments for participants. Those who already have one for any of the periods are refused. */
export const planPayments = (caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> =>
  planFor(input, (act) => runOnApplications(caller, input, act))

/** Plans payments for the participants that `run` finds. */
export async function planFor(plan: PaymentPlan, run: RunAct) {
  const { amountMinor, currency, label, times } = plan
  const due = dueDays(plan)
  const { answer, found: alsoPaid } = await run({
    kind: 'planPayments',
    detail: { amountMinor, currency, label, times },
    refusal: sql`coalesce(${notTakingPart}, ${periodPlanned(due.map(({ period }) => period))})`,
    look: (tx, applicationIds) => paidInSameMonths(tx, applicationIds, due),
    history: { event: 'paymentPlanned', detail: { amountMinor, currency, label, count: times } },
    async apply(tx, changed) {
      requirePlannable(changed.applicationIds.length * times)
      await insertPayments(tx, plan, due, changed)
      await updateHolds(tx, changed.applicationIds)
      await notifyOfPayments(tx, changed.applicationIds, 'paymentPlanned', { actId: changed.actId })
    },
  })
  requirePlannable(answer.changed * times)
  const planned = answer.changed * times
  const sums = { payments: planned, totalMinor: planned * amountMinor }
  return { ...answer, ...sums, dueOn: due.map(({ dueOn }) => dueOn), alsoPaid }
}

type Due = ReturnType<typeof dueDays>

const insertPayments = (tx: Transaction, plan: PaymentPlan, due: Due, changed: Changed) => {
  const { amountMinor, currency, label, note } = plan
  const { applicationIds, accountId, actId } = changed
  const [days, periods] = [due.map(({ dueOn }) => dueOn), due.map(({ period }) => period)]
  return tx.execute(sql`
    insert into ${payments} (id, company_id, form_id, application_id, participant_id, amount_minor, currency, due_on,
      period, label, note, act_id, planned_by)
    select ${newIdPerRow}, ${participants.companyId}, ${participants.formId}, ${participants.applicationId},
      ${participants.id}, ${amountMinor}::bigint, ${currency}, due.on_day, due.period, ${label}, ${note},
      ${actId}::uuid, ${accountId}::uuid
    from ${participants}, unnest(${sql.param(days)}::date[], ${sql.param(periods)}::text[]) as due (on_day, period)
    where ${participants.applicationId} = any(${uuids(applicationIds)})
    order by ${participants.applicationId}, due.on_day`)
}

/**
 * How many already have a payment in the same months. Single and monthly payments are different periods, so both are
 * allowed; the answer only mentions them.
 */
async function paidInSameMonths(tx: Transaction, applicationIds: readonly string[], due: Due): Promise<number> {
  const months = sql.param([...new Set(due.map(({ period }) => period.slice(0, 7)))])
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(distinct ${payments.applicationId})::int as count from ${payments}
    where ${payments.applicationId} = any(${uuids(applicationIds)}) and ${payments.status} not in ('Cancelled', 'Returned')
      and left(${payments.period}, 7) = any(${months}::text[])`)
  return rows[0]?.count ?? 0
}

function requirePlannable(count: number) {
  if (count > mostPlanned) throw problem('payments.tooMany', { count, most: mostPlanned })
}

const periodPlanned = (periods: readonly string[]): SQL<RefusalReason | null> => sql`case when exists (
  select from ${payments} join ${participants} on ${participants.id} = ${payments.participantId}
  where ${participants.applicationId} = ${applications.id} and ${payments.status} not in ('Cancelled', 'Returned')
    and ${payments.period} = any(${sql.param([...periods])}::text[])
) then 'periodPlanned' end`
