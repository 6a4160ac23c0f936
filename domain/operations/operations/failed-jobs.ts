import { type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { jobs } from '#contract/jobs.ts'
import type {
  discardJob as discardCall,
  listFailedJobs as listCall,
  retryJob as retryCall,
} from '#contract/operations/failed-jobs.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { discardFailed, retryFailed } from '#database/failed-jobs.ts'
import { outbox } from '#database/schema/outbox.ts'
import { maskedTarget } from '#domain/accounts/accounts/sent-to.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly queuedAt: string
  readonly failedAt: string
  readonly tries: number
  readonly why: string | null
  readonly channel: 'email' | 'sms' | null
  readonly recipient: string | null
}

/** Jobs that failed in all attempts, as far as the queue keeps them. */
export async function listFailedJobs(_: Caller, input: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  const { kind, pageNumber, pageSize } = input
  const which = isOf(kind)
  const [found, counted] = await Promise.all([
    database().execute<{ [K in keyof Row]: Row[K] }>(sql`
      select job.id, job.name, job.created_on as "queuedAt", coalesce(job.completed_on, job.created_on) as "failedAt",
        job.retry_count + 1 as tries, left(job.output ->> 'message', 300) as why, ${outbox.channel} as channel, ${outbox.recipient} as recipient
      from pgboss.job as job
      left join ${outbox} on ${isMessage} and ${outbox.id} = (job.data ->> 'id')::uuid
      where job.state = 'failed' and ${which}
      order by coalesce(job.completed_on, job.created_on) desc, job.id
      limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`),
    database().execute<{ total: number }>(
      sql`select count(*)::int as total from pgboss.job as job where job.state = 'failed' and ${which}`,
    ),
  ])
  const items = found.rows.map(({ channel, recipient, queuedAt, failedAt, why, ...row }) => ({
    ...row,
    why: why === null ? null : withoutPeople(why),
    queuedAt: new Date(queuedAt).toISOString(),
    failedAt: new Date(failedAt).toISOString(),
    message: channel === null || recipient === null ? null : { channel, to: maskedTarget(recipient) },
  }))
  return { items, total: counted.rows[0]?.total ?? 0, pageNumber, pageSize }
}

const isMessage = sql`job.name in (${jobs.sendMessage.name}, ${jobs.mailReceipt.name})`

/** Removes addresses and numbers, which servers repeat in their error messages. */
const withoutPeople = (text: string) =>
  text.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '***').replace(/\+?\d{7,}/g, '***')

function isOf(kind: 'messages' | 'others' | undefined): SQL {
  if (kind === undefined) return sql`true`
  return kind === 'messages' ? isMessage : sql`not ${isMessage}`
}

export const retryJob = (caller: Caller, input: Input<typeof retryCall>): Promise<null> =>
  act(caller, input, 'jobRetried', retryFailed)

export const discardJob = (caller: Caller, input: Input<typeof discardCall>): Promise<null> =>
  act(caller, input, 'jobDiscarded', discardFailed)

/** Of two simultaneous requests, the second finds no failed job. */
async function act(
  caller: Caller,
  { jobId, reason }: Input<typeof retryCall>,
  done: 'jobRetried' | 'jobDiscarded',
  change: (tx: Transaction, job: { readonly id: string; readonly name: string }) => Promise<void>,
): Promise<null> {
  await database().transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; name: string }>(
      sql`select id, name from pgboss.job where id = ${jobId}::uuid and state = 'failed' for update`,
    )
    const [job] = rows
    if (!job) throw problem('jobs.notFound')
    await change(tx, job)
    await recordOperatorAct(tx, caller, { act: done, about: job.name, aboutId: jobId, reason })
  })
  return null
}
