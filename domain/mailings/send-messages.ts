import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { jobs } from '#contract/jobs.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import type { sendMessages as call } from '#contract/mailings/mailings.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { actOnApplications, type Changed } from '#domain/acts/act-on-applications.ts'
import { newId } from '#platform/ids.ts'
import { draftTexts } from './draft-texts.ts'
import { describeReach, judgeReach, type Reach, type ReachedAlike } from './judge-reach.ts'
import { unreached } from './reach.ts'

/**
 * Writes to applicants. Nothing is worded here, whatever their number: the worker does that when it sends the messages,
 * 30 seconds later.
 */
export async function sendMessages(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, channels } = input
  const texts = await draftTexts(caller, input)
  const mailingId = newId()
  let judged: readonly ReachedAlike[] = []
  let reach: Reach = { reached: { inApp: 0, email: 0, sms: 0 }, unreached: [] }
  let releaseAt: Date | undefined
  const answer = await actOnApplications(caller, input, {
    kind: 'sendMessages',
    detail: { mailingId, subject: texts[caller.language]?.subject ?? texts.tr?.subject ?? texts.en?.subject ?? '' },
    refusal: unreached(channels),
    history: { event: 'messageSent', detail: { mailingId }, visible: false },
    credit: 'message',
    async cost(tx, applicationIds) {
      judged = await judgeReach(tx, channels, applicationIds)
      reach = await describeReach(tx, judged)
      return reach.reached.email + reach.reached.sms
    },
    async apply(tx, changed) {
      const credits = reach.reached.email + reach.reached.sms
      releaseAt = await addMailing(tx, { ...input, id: mailingId, companyId, formId, texts, credits }, changed)
      await addDeliveries(tx, mailingId, judged, releaseAt)
      await enqueue(tx, jobs.deliverMailing, { mailingId }, releaseAt)
    },
  })
  const isHeld = answer.actId !== null
  return {
    ...answer,
    ...reach,
    mailingId: isHeld ? mailingId : null,
    releaseAt: isHeld ? (releaseAt?.toISOString() ?? null) : null,
  }
}

interface Written extends Pick<Input<typeof call>, 'companyId' | 'formId' | 'channels' | 'awaitsAnswer'> {
  readonly id: string
  readonly texts: MessageTexts
  readonly credits: number
}

async function addMailing(tx: Transaction, written: Written, { applicationIds, actId, accountId }: Changed) {
  const { id, companyId, formId, channels, awaitsAnswer, texts, credits } = written
  const [added] = await tx
    .insert(mailings)
    .values({
      id,
      companyId,
      formId,
      channels,
      awaitsAnswer,
      texts,
      credits,
      actId,
      accountId,
      recipients: applicationIds.length,
      // Whole milliseconds, so that the job that releases it does not start a moment too soon.
      releaseAt: sql`date_trunc('milliseconds', now()) + make_interval(secs => ${heldSeconds})`,
    })
    .returning({ releaseAt: mailings.releaseAt })
  if (!added) throw new Error('A mailing was not added')
  return added.releaseAt
}

async function addDeliveries(tx: Transaction, mailingId: string, judged: readonly ReachedAlike[], releaseAt: Date) {
  const rows = judged.flatMap(({ email, sms, ids }) =>
    ids.map((id) => ({ id, email: email === null ? 'waiting' : null, sms: sms === null ? 'waiting' : null })),
  )
  await tx.execute(sql`
    insert into ${deliveries} (id, mailing_id, application_id, email, sms, due_at)
    select ${newIdPerRow}, ${mailingId}::uuid, judged.id, judged.email, judged.sms, ${releaseAt.toISOString()}::timestamptz
    from unnest(${uuids(rows.map(({ id }) => id))}, ${sql.param(rows.map(({ email }) => email))}::text[],
      ${sql.param(rows.map(({ sms }) => sms))}::text[]) as judged(id, email, sms)
    order by judged.id`)
}
