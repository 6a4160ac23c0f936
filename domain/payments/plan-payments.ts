import { type SQL, sql } from 'drizzle-orm'
import type { ActAnswer, RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type planPayments as call, mostPlanned, type PaymentPlan } from '#contract/payments/payments.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { actOnApplications, type Changed } from '#domain/acts/act-on-applications.ts'
import type { Act } from '#domain/acts/carry-out.ts'
import { notTakingPart } from '#domain/applications/not-taking-part.ts'
import { dueDays } from './due-days.ts'
import { settleHolds } from './settle-holds.ts'
import { tellOfPayments } from './tell-of-payments.ts'

/** Plans payments for participants. Whoever has one for any of the periods already is left out. */
export const planPayments = (caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> =>
  planFor(input, (act) => actOnApplications(caller, input, act))

/** Plans payments for whomever `act` finds. */
export async function planFor(plan: PaymentPlan, act: (planning: Act) => Promise<ActAnswer>) {
  const { amountMinor, currency, label, times } = plan
  const due = dueDays(plan)
  const answer = await act({
    kind: 'planPayments',
    detail: { amountMinor, currency, label, times },
    refusal: sql`coalesce(${notTakingPart}, ${periodPlanned(due.map(({ period }) => period))})`,
    history: { event: 'paymentPlanned', detail: { amountMinor, currency, label, count: times } },
    async apply(tx, changed) {
      demandFew(changed.applicationIds.length * times)
      await insertPayments(tx, plan, due, changed)
      await settleHolds(tx, changed.applicationIds)
      await tellOfPayments(tx, changed.applicationIds, 'paymentPlanned', { actId: changed.actId })
    },
  })
  demandFew(answer.changed * times)
  const planned = answer.changed * times
  return { ...answer, payments: planned, totalMinor: planned * amountMinor, dueOn: due.map(({ dueOn }) => dueOn) }
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

function demandFew(count: number) {
  if (count > mostPlanned) throw problem('payments.tooMany', { count, most: mostPlanned })
}

const periodPlanned = (periods: readonly string[]): SQL<RefusalReason | null> => sql`case when exists (
  select from ${payments} join ${participants} on ${participants.id} = ${payments.participantId}
  where ${participants.applicationId} = ${applications.id} and ${payments.status} not in ('Cancelled', 'Returned')
    and ${payments.period} = any(${sql.param([...periods])}::text[])
) then 'periodPlanned' end`
