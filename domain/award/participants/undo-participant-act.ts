import { eq, sql } from 'drizzle-orm'
import type { ActAnswer } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import type { ActKind } from '#contract/fields/application-events.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { askingWay } from '#domain/award/bank-infos/change-open-requests.ts'
import { planningWay } from '#domain/award/payments/planning-way.ts'
import { hasHeard } from '#domain/ground/notifications/has-heard.ts'
import type { Act } from '#domain/review/acts/run-act.ts'
import { happenedSince, type UndoWay } from '#domain/review/acts/undo-rules.ts'
import { actToUndo, undoing } from '#domain/review/acts/undoing.ts'
import { callingWrittenBack } from '#domain/review/mailings/call-back-written.ts'
import { callingBack, isHeld } from '#domain/review/mailings/delivering/held-asks.ts'
import { actOnParticipants } from './act-on-participants.ts'
import { notifyStatus } from './notify-participants.ts'

interface Undone {
  readonly companyId: string
  readonly actId: string
}

/** Undoes an act for the participants that have not changed since; the others are counted. */
export async function undoParticipantAct(caller: Caller, { companyId, actId }: Undone): Promise<ActAnswer> {
  const { kind, applicationIds } = await actToUndo(eq(acts.companyId, companyId), actId)
  const way = kind === 'requestBankInfos' && (await isHeld(database(), actId)) ? callingAccountsBack : ways[kind]
  if (!way) throw problem('acts.notUndoable')
  const act = undoing(caller, { actId, kind }, way)
  const target = { companyId, applicationIds, dryRun: false }
  return actOnParticipants(caller, target, {
    demand: async (tx) => void (await way.hold?.(tx, { formId: '', actId })),
    ...(way === statusWay ? takingPart(act) : act),
  })
}

const callingAccountsBack = callingBack('bankInfos')

/** Refuses participants whose approval was withdrawn since, like every other change of status. */
const takingPart = (act: Act): Act => ({
  ...act,
  refusal: sql`coalesce(case when ${applications.status} <> 'Approved' then 'notParticipant' end, ${act.refusal})`,
})

const statusWay: UndoWay = {
  event: 'participantStatusChanged',
  isChangedSince: (actId, written) => sql`(
    ${happenedSince(actId, ['participantStatusChanged'])} or (
      select ${participants.status} from ${participants} where ${participants.applicationId} = ${applications.id}
    ) is distinct from ${written} ->> 'to')`,
  detail: (written) => sql`jsonb_build_object(
    'from', ${written} -> 'to', 'fromSince', ${written} -> 'since', 'fromReason', ${written} -> 'reason',
    'to', ${written} -> 'from', 'since', ${written} -> 'fromSince', 'reason', ${written} -> 'fromReason')`,
  visible: () => sql<boolean>`true`,
  async apply(tx, actId, applicationIds) {
    const written = sql`${applicationHistory} as written
      where written.act_id = ${actId}::uuid and written.application_id = any(${uuids(applicationIds)})`
    await tx.execute(sql`
      update ${participants} set status = before.status, status_since = before.since::date, status_reason = before.reason,
        version = ${participants.version} + 1
      from (
        select written.application_id as id, written.detail ->> 'from' as status, written.detail ->> 'fromSince' as since,
          written.detail ->> 'fromReason' as reason
        from ${written}
      ) as before
      where ${participants.applicationId} = before.id`)
    await planAgain(tx, written)
    await updateHolds(tx, applicationIds)
    await notifyAgain(tx, actId, applicationIds)
  },
}

/**
 * Plans payments again that the change itself cancelled (not those cancelled by hand), unless another payment for the
 * same period was planned since.
 */
const planAgain = (tx: Transaction, written: ReturnType<typeof sql>) =>
  tx.execute(sql`
    update ${payments}
    set status = case when ${payments.approvedAt} is null then 'Planned' else 'Approved' end,
      cancel_cause = null, version = ${payments.version} + 1
    where ${payments.status} = 'Cancelled' and ${payments.cancelCause} <> 'byHand'
      and ${payments.id} in (select one::uuid from (
        select jsonb_array_elements_text(written.detail -> 'payments') as one from ${written}) as stopped)
      and not exists (
        select from ${payments} as other
        where other.participant_id = ${payments.participantId} and other.period = ${payments.period}
          and other.status not in ('Cancelled', 'Returned'))`)

/**
 * Notifies participants who have read of the change or were e-mailed that it no longer holds; the others never learn of
 * it.
 */
const notifyAgain = (tx: Transaction, actId: string, applicationIds: readonly string[]) =>
  notifyStatus(tx, applicationIds, {
    status: sql`(select ${participants.status} from ${participants} where ${participants.applicationId} = ${applications.id})`,
    which: hasHeard(actId),
  })

const ways: Readonly<Partial<Record<ActKind, UndoWay>>> = {
  changeParticipantStatus: statusWay,
  requestBankInfos: askingWay,
  planPayments: planningWay,
  writeToParticipants: callingWrittenBack,
}
