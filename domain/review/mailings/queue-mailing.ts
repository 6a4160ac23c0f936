import { sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import type { Channel } from '#contract/mailings/mailings.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { type Asks, deliveries, mailings } from '#database/schema/mailings.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import type { Changed } from '#domain/review/acts/act-on-applications.ts'
import { newId } from '#platform/ids.ts'
import { attachFiles } from '../message-files/attach-files.ts'
import type { ReachedAlike } from './judge-reach.ts'

interface Written {
  readonly id: string
  readonly companyId: string
  /** Exactly one of form and community; neither for participants of several forms. */
  readonly formId?: string
  readonly communityId?: string
  readonly texts: MessageTexts
  readonly asks?: Asks
  readonly channels: Channel[]
  readonly awaitsAnswer: boolean
  /** Files that were uploaded for messages. */
  readonly fileIds?: readonly string[]
  /** The planned time; otherwise it is sent after the seconds of holding. */
  readonly sendAt?: Date | null
}

/**
 * Writes the request or invitation of an act as a held mailing: until its release candidates' tables have nothing of
 * it. Returns the time of release.
 */
export const holdRequest = (
  tx: Transaction,
  asked: { readonly companyId: string; readonly formId?: string | undefined; readonly asks: Asks },
  { applicationIds, ...by }: Changed,
): Promise<Date> =>
  queueMailing(
    tx,
    {
      id: newId(),
      companyId: asked.companyId,
      ...(asked.formId !== undefined && { formId: asked.formId }),
      asks: asked.asks,
      texts: {},
      channels: [],
      awaitsAnswer: false,
    },
    [{ inApp: null, email: 'notAsked', sms: 'notAsked', ids: applicationIds }],
    by,
  )

/** The author, and the act that the mailing belongs to. */
type By = Pick<Changed, 'accountId'> & Partial<Pick<Changed, 'actId'>>

/**
 * Writes a mailing for the judged applications or members, held for 30 seconds or until its planned time; closed
 * accounts are left out. Returns the time of release.
 */
export async function queueMailing(
  tx: Transaction,
  written: Written,
  all: readonly ReachedAlike[],
  by: By,
): Promise<Date> {
  const judged = all.filter(({ inApp }) => inApp === null)
  const releaseAt = await addMailing(tx, written, judged, by)
  await addDeliveries(tx, written, judged, releaseAt)
  await attachFiles(tx, written)
  await enqueue(tx, jobs.deliverMailing, { mailingId: written.id }, releaseAt)
  return releaseAt
}

async function addMailing(
  tx: Transaction,
  { id, companyId, formId, communityId, channels, awaitsAnswer, texts, asks, sendAt }: Written,
  judged: readonly ReachedAlike[],
  { actId, accountId }: By,
) {
  const [added] = await tx
    .insert(mailings)
    .values({
      id,
      companyId,
      formId,
      communityId,
      channels,
      awaitsAnswer,
      texts,
      asks,
      credits: sumOf(judged, ({ email, sms }) => [email, sms].filter((reason) => reason === null).length),
      actId,
      accountId,
      recipients: sumOf(judged, () => 1),
      // Whole milliseconds, because JavaScript dates drop the rest and the release job would start slightly too early.
      releaseAt: sendAt ?? sql`date_trunc('milliseconds', now()) + make_interval(secs => ${heldSeconds})`,
    })
    .returning({ releaseAt: mailings.releaseAt })
  if (!added) throw new Error('A mailing was not added')
  return added.releaseAt
}

const sumOf = (judged: readonly ReachedAlike[], each: (alike: ReachedAlike) => number) =>
  judged.reduce((sum, alike) => sum + each(alike) * alike.ids.length, 0)

async function addDeliveries(
  tx: Transaction,
  { id: mailingId, communityId }: Written,
  judged: readonly ReachedAlike[],
  releaseAt: Date,
) {
  const target = sql.identifier(communityId === undefined ? 'application_id' : 'candidate_id')
  const rows = judged.flatMap(({ email, sms, ids }) =>
    ids.map((id) => ({ id, email: email === null ? 'waiting' : null, sms: sms === null ? 'waiting' : null })),
  )
  await tx.execute(sql`
    insert into ${deliveries} (id, mailing_id, ${target}, email, sms, due_at)
    select ${newIdPerRow}, ${mailingId}::uuid, judged.id, judged.email, judged.sms, ${releaseAt.toISOString()}::timestamptz
    from unnest(${uuids(rows.map(({ id }) => id))}, ${sql.param(rows.map(({ email }) => email))}::text[],
      ${sql.param(rows.map(({ sms }) => sms))}::text[]) as judged(id, email, sms)
    order by judged.id`)
}
