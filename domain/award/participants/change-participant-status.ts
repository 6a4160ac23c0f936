import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type { changeParticipantStatus as call } from '#contract/participants/participant-acts.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { runOnParticipants } from './act-on-participants.ts'
import { notifyStatus } from './notify-participants.ts'
import { setStanding, standingDetail } from './standing.ts'

/** Statuses that hold or cancel planned payments. */
const stopsPayments: readonly ParticipantStatus[] = ['Suspended', 'Left', 'Removed']

export async function changeParticipantStatus(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { status, reason, since = istanbulDay(new Date()) } = input
  const standing = { status, since, reason }
  const { answer, found: stopped } = await runOnParticipants(caller, input, {
    kind: 'changeParticipantStatus',
    detail: { to: status },
    refusal: refusal(status),
    look: async (tx, applicationIds) => (stopsPayments.includes(status) ? countOpenPayments(tx, applicationIds) : 0),
    history: { event: 'participantStatusChanged', detail: standingDetail(standing) },
    async apply(tx, { applicationIds, actId }) {
      await setStanding(tx, applicationIds, standing)
      await notifyStatus(tx, applicationIds, { status: sql`${status}::text`, actId })
    },
  })
  return { ...answer, payments: stopped }
}

/**
 * Participants whose approval was withdrawn cannot change; those who closed their account cannot become active again.
 */
const refusal = (status: ParticipantStatus): SQL<RefusalReason | null> => sql`(
  select case when ${participants.status} = ${status} then 'unchanged'
    when ${applications.status} <> 'Approved' then 'notParticipant'
    when ${status} in ('Active', 'Suspended') and ${unreachableReason} = 'accountClosed' then 'accountClosed' end
  from ${participants} where ${participants.applicationId} = ${applications.id})`

const countOpenPayments = (tx: Transaction, applicationIds: readonly string[]) =>
  tx.$count(
    payments,
    and(
      sql`${payments.applicationId} = any(${uuids(applicationIds)})`,
      inArray(payments.status, ['Planned', 'Approved']),
    ),
  )
