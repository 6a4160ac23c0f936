import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { type Asks, deliveries } from '#database/schema/mailings.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { byRefusal } from '#domain/review/acts/split-refused.ts'
import type { MailingRecord } from '../mailing-record.ts'
import { type Opener, type Openers, takenBackEvent } from '../openers.ts'
import { documentsPaid } from './held-asks.ts'

type DeliveryRecord = typeof deliveries.$inferSelect

/**
 * Sends these requests to their candidates and writes them to the history. Candidates who withdrew, closed their
 * account or can no longer be asked are dropped and their credit is refunded, in the same transaction and so exactly
 * once.
 */
export async function releaseAsked(
  tx: Transaction,
  mailing: MailingRecord & { readonly asks: Asks },
  due: readonly DeliveryRecord[],
  openers: Openers,
) {
  const { asks, accountId, companyId } = mailing
  const actId = mailing.actId ?? ''
  const opener = openers[asks.kind] as Opener
  const ids = due.flatMap(({ applicationId }) => applicationId ?? [])
  const locked = await lockApplications(tx, sql`${applications.id} = any(${uuids(ids)})`)
  await opener.hold?.(tx, asks)
  const alike = await byRefusal(tx, locked, opener.refusal(asks))
  const asked = alike.find(({ reason }) => reason === null)?.ids ?? []
  let opened = 0
  if (asked.length > 0) {
    opened = await opener.open(tx, asks, { mailing, applicationIds: asked, actId, accountId })
    if (!opener.hidesAct)
      await tx.execute(sql`update ${applicationHistory} set visible = true
      where act_id = ${actId}::uuid and application_id = any(${uuids(asked)})`)
  }
  const dropped = alike.flatMap(({ reason, ids: refused }) => (reason === null ? [] : [{ reason, ids: refused }]))
  const about =
    asks.kind === 'documents'
      ? { documentTypeId: asks.documentTypeId, ...(asks.ownName && { ownName: asks.ownName }) }
      : {}
  for (const { reason, ids: applicationIds } of dropped)
    await addHistory(
      tx,
      {},
      { applicationIds, event: takenBackEvent[asks.kind], detail: { ...about, because: reason }, visible: false },
    )
  await settle(tx, mailing.id, [{ reason: null, ids: asked }, ...dropped])
  const lost = (await documentsPaid(tx, actId, locked)) - opened
  await returnCredits(tx, companyId, 'document', lost, { about: { kind: 'act', id: actId } })
}

const settle = (
  tx: Transaction,
  mailingId: string,
  alike: readonly { readonly reason: RefusalReason | null; readonly ids: readonly string[] }[],
) =>
  tx.execute(sql`
    update ${deliveries} set state = settled.state, is_taken = false
    from unnest(${uuids(alike.flatMap(({ ids }) => ids))}, ${sql.param(alike.flatMap(({ reason, ids }) => ids.map(() => endOf(reason))))}::text[])
      as settled(application_id, state)
    where ${deliveries.mailingId} = ${mailingId}::uuid and ${deliveries.applicationId} = settled.application_id`)

const endOf = (reason: RefusalReason | null) =>
  reason === null ? 'done' : reason === 'withdrawn' || reason === 'accountClosed' ? reason : 'stopped'
