import { type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { cancelBankInfos as cancelCall, remindOfBankInfos as remindCall } from '#contract/bank-infos.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { uuids } from '#database/uuids.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { happenedSince, type UndoWay } from '#domain/review/acts/undo-rules.ts'
import { notifyOfBankInfo } from './notify-of-bank-info.ts'

/** Cancels open requests. An account that was already given stays. */
export const cancelBankInfos = (caller: Caller, input: Input<typeof cancelCall>): Promise<Output<typeof cancelCall>> =>
  actOnApplications(caller, input, {
    kind: 'cancelBankInfos',
    detail: {},
    refusal: unlessOpen(),
    history: { event: 'bankInfoRequestCancelled', detail: {} },
    apply: (tx, { applicationIds }) => takeBack(tx, applicationIds),
  })

async function takeBack(tx: Transaction, applicationIds: readonly string[]) {
  await tx
    .update(bankInfos)
    .set({ status: 'Cancelled', version: sql`${bankInfos.version} + 1` })
    .where(isOpenOf(applicationIds))
  await updatePendingAction(tx, applicationIds)
}

/**
 * Undoes the act of requesting: cancels the requests, except those answered or cancelled and requested again since.
 */
export const askingWay: UndoWay = {
  event: 'bankInfoRequestCancelled',
  isChangedSince: (actId) => sql`(not exists (${openOne})
    or ${happenedSince(actId, ['bankInfoGiven', 'bankInfoRequested', 'bankInfoRequestCancelled'])})`,
  detail: () => sql`'{}'::jsonb`,
  visible: () => sql<boolean>`true`,
  apply: (tx, _, applicationIds) => takeBack(tx, applicationIds),
}

const today = sql`date_trunc('day', now(), 'Europe/Istanbul')`
const toldToday = sql`coalesce(${bankInfos.remindedAt}, ${bankInfos.requestedAt}) >= ${today}`

/** Reminds candidates of open requests, except those asked or reminded today. */
export const remindOfBankInfos = (
  caller: Caller,
  input: Input<typeof remindCall>,
): Promise<Output<typeof remindCall>> =>
  actOnApplications(caller, input, {
    kind: 'remindOfBankInfos',
    detail: {},
    refusal: unlessOpen(sql`when exists (${openOne} and ${toldToday}) then 'remindedToday'`),
    history: { event: 'bankInfoReminded', detail: {} },
    async apply(tx, { applicationIds }) {
      await tx.update(bankInfos).set({ remindedAt: sql`now()` }).where(isOpenOf(applicationIds))
      await notifyOfBankInfo(tx, applicationIds, 'bankInfoReminder')
    },
  })

const openOne = sql`select from ${bankInfos}
  where ${bankInfos.applicationId} = ${applications.id} and ${bankInfos.status} = 'Open'`

const unlessOpen = (otherwise: SQL = sql``) =>
  sql<RefusalReason | null>`case when not exists (${openOne}) then 'notRequested' ${otherwise} end`

const isOpenOf = (applicationIds: readonly string[]) =>
  sql`${bankInfos.applicationId} = any(${uuids(applicationIds)}) and ${bankInfos.status} = 'Open'`
