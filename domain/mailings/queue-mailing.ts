import { sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import type { Channel } from '#contract/mailings/mailings.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import type { Changed } from '#domain/acts/act-on-applications.ts'
import type { ReachedAlike } from './judge-reach.ts'

interface Written {
  readonly id: string
  readonly companyId: string
  readonly formId: string
  readonly texts: MessageTexts
  readonly channels: Channel[]
  readonly awaitsAnswer: boolean
}

/**
 * Writes a mailing for the applications that were judged, held for 30 seconds; those where nobody is there get nothing.
 * Answers when it is released.
 */
export async function queueMailing(
  tx: Transaction,
  written: Written,
  all: readonly ReachedAlike[],
  changed: Pick<Changed, 'actId' | 'accountId'>,
): Promise<Date> {
  const judged = all.filter(({ inApp }) => inApp === null)
  const releaseAt = await addMailing(tx, written, judged, changed)
  await addDeliveries(tx, written.id, judged, releaseAt)
  await enqueue(tx, jobs.deliverMailing, { mailingId: written.id }, releaseAt)
  return releaseAt
}

async function addMailing(
  tx: Transaction,
  { id, companyId, formId, channels, awaitsAnswer, texts }: Written,
  judged: readonly ReachedAlike[],
  { actId, accountId }: Pick<Changed, 'actId' | 'accountId'>,
) {
  const [added] = await tx
    .insert(mailings)
    .values({
      id,
      companyId,
      formId,
      channels,
      awaitsAnswer,
      texts,
      credits: sumOf(judged, ({ email, sms }) => [email, sms].filter((reason) => reason === null).length),
      actId,
      accountId,
      recipients: sumOf(judged, () => 1),
      // Whole milliseconds, so that the job that releases it does not start a moment too soon.
      releaseAt: sql`date_trunc('milliseconds', now()) + make_interval(secs => ${heldSeconds})`,
    })
    .returning({ releaseAt: mailings.releaseAt })
  if (!added) throw new Error('A mailing was not added')
  return added.releaseAt
}

const sumOf = (judged: readonly ReachedAlike[], each: (alike: ReachedAlike) => number) =>
  judged.reduce((sum, alike) => sum + each(alike) * alike.ids.length, 0)

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
