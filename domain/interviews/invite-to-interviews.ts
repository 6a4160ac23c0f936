import { and, eq, gt, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { inviteToInterviews as call } from '#contract/interviews/invitations.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import {
  interviewBookings,
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { actOnApplications, type Changed } from '#domain/acts/act-on-applications.ts'
import { nobodyThere } from '#domain/applications/nobody-there.ts'
import { settleAwaited } from '#domain/applications/settle-awaited.ts'
import { formNames } from '#domain/forms/form-names.ts'
import { notifyApplicants } from '#domain/notifications/notify.ts'
import { newId } from '#platform/ids.ts'

/** Invites applicants to choose one of some times. Who has an open invitation of this form already gets no second one. */
export async function inviteToInterviews(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const answer = await actOnApplications(caller, input, {
    kind: 'inviteToInterview',
    demand: (tx) => demandTimes(tx, input),
    detail: { times: new Set(input.availabilityIds).size },
    refusal: sql<RefusalReason | null>`coalesce(${nobodyThere}, ${alreadyInvited})`,
    history: { event: 'interviewInvited', detail: {} },
    async apply(tx, changed) {
      await offer(tx, input, changed)
      await settleAwaited(tx, changed.applicationIds)
      await notifyApplicants(tx, changed.applicationIds, {
        kind: 'interviews',
        event: 'interviewInvited',
        mail: 'now',
        address: '/student-dashboard/interviews',
        values: await formNames(tx, input.formId),
      })
    },
  })
  return { ...answer, ...(await roomAt(input, answer.actId === null ? 0 : answer.changed)) }
}

const alreadyInvited = sql<RefusalReason | null>`case when exists (
  select from ${invitations} where ${invitations.applicationId} = ${applications.id}
    and ${invitations.status} in ('Pending', 'Accepted', 'RescheduleRequested')) then 'alreadyInvited' end`

/** Locks the times against being taken back, and refuses those that have begun or are another form's. */
async function demandTimes(tx: Transaction, { companyId, formId, availabilityIds, answerBy }: Input<typeof call>) {
  const found = await tx
    .select({ startsAt: slots.startsAt })
    .from(slots)
    .where(
      and(
        sql`${slots.id} = any(${uuids(availabilityIds)})`,
        eq(slots.formId, formId),
        eq(slots.companyId, companyId),
        gt(slots.startsAt, sql`now()`),
      ),
    )
    .orderBy(slots.id)
    .for('key share')
  if (found.length < new Set(availabilityIds).size) throw problem('interviews.timeNotFound')
  const last = Math.max(...found.map(({ startsAt }) => startsAt.getTime()))
  const until = answerBy === null ? last : Date.parse(answerBy)
  if (until <= Date.now() || until > last) throw problem('interviews.answerByTooLate')
}

/** One offer for all of them. */
async function offer(tx: Transaction, input: Input<typeof call>, { applicationIds, accountId }: Changed) {
  const offerId = newId()
  await tx.execute(sql`insert into ${offeredSlots} (offer_id, slot_id)
    select distinct ${offerId}::uuid, id from unnest(${uuids(input.availabilityIds)}) as id`)
  await tx.execute(sql`
    insert into ${invitations}
      (id, application_id, company_id, form_id, candidate_id, offer_id, message, answer_by, invited_by)
    select ${newIdPerRow}, ${applications.id}, ${applications.companyId}, ${applications.formId},
      ${applications.candidateId}, ${offerId}::uuid, ${input.message}, ${input.answerBy}::timestamptz, ${accountId}::uuid
    from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    order by ${applications.id}`)
}

/** Free seats at these times, and how many others wait to choose one; those who were just invited are not others. */
async function roomAt({ availabilityIds }: Input<typeof call>, invited: number) {
  const ids = uuids(availabilityIds)
  const { rows } = await database().execute<{ free: number; waiting: number }>(sql`
    select (select coalesce(sum(${slots.seats}), 0)::int from ${slots} where ${slots.id} = any(${ids}))
      - (select count(*)::int from ${interviewBookings} where ${interviewBookings.slotId} = any(${ids})) as free,
      (select count(*)::int from ${invitations} where ${invitations.status} = 'Pending' and ${invitations.offerId} in (
        select ${offeredSlots.offerId} from ${offeredSlots} where ${offeredSlots.slotId} = any(${ids}))) as waiting`)
  const { free = 0, waiting = 0 } = rows[0] ?? {}
  return { freeSeats: free, waiting: Math.max(0, waiting - invited) }
}
