import { and, inArray, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { inviteToInterviews as call } from '#contract/interviews/invitations.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import {
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { actOnApplications, type Changed } from '#domain/acts/act-on-applications.ts'
import { nobodyThere } from '#domain/applications/nobody-there.ts'
import { settleAwaited } from '#domain/applications/settle-awaited.ts'
import { formNames } from '#domain/forms/form-names.ts'
import { interviewAddresses } from '#domain/notifications/interview-address.ts'
import { notifyApplicants } from '#domain/notifications/notify.ts'
import { demandTimes, keepTimes } from './demand-times.ts'
import { newOffer } from './new-offer.ts'

/** Invites applicants to choose one of some times. Who has an open invitation of this form already gets no second one. */
export async function inviteToInterviews(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  let decided = 0
  const answer = await actOnApplications(caller, input, {
    kind: 'inviteToInterview',
    demand: (tx) => demandTimes(tx, input),
    detail: { times: new Set(input.availabilityIds).size },
    refusal: sql<RefusalReason | null>`coalesce(${nobodyThere}, ${alreadyInvited})`,
    history: { event: 'interviewInvited', detail: {} },
    async look(tx, applicationIds) {
      decided = await tx.$count(
        applications,
        and(
          sql`${applications.id} = any(${uuids(applicationIds)})`,
          inArray(applications.status, ['Approved', 'Rejected']),
        ),
      )
    },
    async apply(tx, changed) {
      await keepTimes(tx, input.availabilityIds)
      const offerId = await offer(tx, input, changed)
      await settleAwaited(tx, changed.applicationIds)
      await notifyApplicants(tx, changed.applicationIds, {
        kind: 'interviews',
        event: 'interviewInvited',
        mail: 'now',
        // As text, so that each is looked for among the invitations of one candidate: thousands share the offer.
        address: interviewAddresses(sql`${invitations.offerId}::text = ${offerId}`),
        values: {
          ...(await formNames(tx, input.formId)),
          ...(input.message !== '' && { message: input.message }),
          answerBy: input.answerBy ?? 'none',
        },
      })
    },
  })
  return { ...answer, decided, ...(await roomAt(input, answer.actId === null ? 0 : answer.changed)) }
}

const alreadyInvited = sql<RefusalReason | null>`case when exists (
  select from ${invitations} where ${invitations.applicationId} = ${applications.id}
    and ${invitations.status} in ('Pending', 'Accepted', 'RescheduleRequested')) then 'alreadyInvited' end`

/** One offer for all of them. */
async function offer(tx: Transaction, input: Input<typeof call>, { applicationIds, accountId }: Changed) {
  const offerId = await newOffer(tx, input.availabilityIds)
  await tx.execute(sql`
    insert into ${invitations}
      (id, application_id, company_id, form_id, candidate_id, offer_id, message, answer_by, change_hours, invited_by)
    select ${newIdPerRow}, ${applications.id}, ${applications.companyId}, ${applications.formId},
      ${applications.candidateId}, ${offerId}::uuid, ${input.message}, ${input.answerBy}::timestamptz,
      ${input.changeHours}::smallint, ${accountId}::uuid
    from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    order by ${applications.id}`)
  return offerId
}

/** Free seats at these times, and how many others wait to choose one; those who were just invited are not others. */
async function roomAt({ availabilityIds }: Input<typeof call>, invited: number) {
  const ids = uuids(availabilityIds)
  const { rows } = await database().execute<{ free: number; waiting: number }>(sql`
    select (select coalesce(sum(${slots.seats} - ${slots.taken}), 0)::int from ${slots} where ${slots.id} = any(${ids})) as free,
      (select count(*)::int from ${invitations} where ${invitations.status} = 'Pending' and ${invitations.offerId} in (
        select ${offeredSlots.offerId} from ${offeredSlots} where ${offeredSlots.slotId} = any(${ids}))) as waiting`)
  const { free = 0, waiting = 0 } = rows[0] ?? {}
  return { freeSeats: free, waiting: Math.max(0, waiting - invited) }
}
