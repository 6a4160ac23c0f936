import { sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { PaymentPlan } from '#contract/payments/payments.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { newIdPerRow } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { dueDays } from '#domain/award/payments/due-days.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'

interface Planned {
  readonly applicationId: string
  readonly plan?: PaymentPlan | null | undefined
}

export const plannedFor = (plan: PaymentPlan) => dueDays(plan)

/** Plans the payments of entered participants, in one statement for any number of plans. They are not approved. */
export async function planEntered(tx: Transaction, caller: Caller, actId: string, people: readonly Planned[]) {
  const planned = people.flatMap(({ applicationId, plan }) => (plan ? [{ applicationId, plan }] : []))
  if (planned.length === 0) return
  const rows = planned.flatMap(({ applicationId, plan }) =>
    plannedFor(plan).map(({ dueOn, period }) => ({
      application: applicationId,
      minor: plan.amountMinor,
      currency: plan.currency,
      due: dueOn,
      period,
      label: plan.label,
      note: plan.note,
    })),
  )
  const { accountId } = signedIn(caller)
  await tx.execute(sql`
    insert into ${payments} (id, company_id, form_id, application_id, participant_id, amount_minor, currency, due_on,
      period, label, note, act_id, planned_by)
    select ${newIdPerRow}, ${participants.companyId}, ${participants.formId}, ${participants.applicationId},
      ${participants.id}, one.minor, one.currency, one.due, one.period, one.label, one.note, ${actId}::uuid,
      ${accountId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one (application uuid, minor bigint, currency text, due date, period text, label text, note text)
    join ${participants} on ${participants.applicationId} = one.application
    order by ${participants.applicationId}, one.due`)
  await addHistory(tx, caller, {
    applicationIds: planned.map(({ applicationId }) => applicationId),
    event: 'paymentPlanned',
    detail: sql`(select jsonb_build_object('amountMinor', min(${payments.amountMinor}), 'currency', min(${payments.currency}),
      'label', min(${payments.label}), 'count', count(*)) from ${payments} where ${payments.applicationId} = ${applications.id})`,
    actId,
  })
}
