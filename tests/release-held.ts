import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { type Connection, database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { openers } from '#domain/award/held-requests/openers.ts'
import { deliverMailing } from '#domain/review/mailings/delivering/deliver-mailing.ts'

/** Thirty seconds after an act that asks candidates for something, when they are asked; answers what the act answered. */
export async function released<Answer extends { readonly actId: string | null }>(answer: Answer): Promise<Answer> {
  if (answer.actId !== null) await releaseAct(answer.actId)
  return answer
}

export async function releaseAct(actId: string) {
  const earlier = sql`- interval '30 seconds'`
  const held = await database()
    .update(mailings)
    .set({ releaseAt: sql`${mailings.releaseAt} ${earlier}` })
    .where(eq(mailings.actId, actId))
    .returning({ id: mailings.id })
  for (const { id: mailingId } of held) {
    await database()
      .update(deliveries)
      .set({ dueAt: sql`${deliveries.dueAt} ${earlier}` })
      .where(eq(deliveries.mailingId, mailingId))
    await deliverMailing({ mailingId }, openers)
  }
}

/** Has the worker of a running server release all that is held, as if its half a minute was over. */
export async function releaseAll({ db, pool }: Connection) {
  const { rows } = await pool.query<{ id: string }>(
    `update mailings set release_at = now() where state = 'held' returning id`,
  )
  await pool.query(`update deliveries set due_at = now() where state = 'waiting'`)
  for (const { id: mailingId } of rows) await db.transaction((tx) => enqueue(tx, jobs.deliverMailing, { mailingId }))
  const ids = rows.map(({ id }) => id)
  const left = () => pool.query('select from mailings where id = any($1::uuid[]) and ended_at is null', [ids])
  await expect.poll(async () => (await left()).rowCount, { timeout: 20_000 }).toBe(0)
}
