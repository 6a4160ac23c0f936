import { sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueueAll } from '#database/queue.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { endMailing } from './end-mailing.ts'

/**
 * Finds the mailings that nobody carries although something of them is due: their worker died, or what a mail server
 * did not take is to be tried again. Ends stopped ones whose last deliveries were lost with a worker.
 */
export async function resumeMailings() {
  await database().transaction(async (tx) => {
    const left = await tx
      .select({ id: mailings.id, state: mailings.state })
      .from(mailings)
      .where(
        sql`${mailings.endedAt} is null and ${mailings.releaseAt} <= now() and ${mailings.state} <> 'paused'
          and coalesce(${mailings.carriedUntil} <= now(), true)`,
      )
      .orderBy(mailings.id)
      .for('update', { skipLocked: true })
    const waiting = left.filter(({ state }) => state === 'held' || state === 'sending')
    await enqueueAll(
      tx,
      jobs.deliverMailing,
      waiting.map(({ id }) => ({ mailingId: id })),
    )
    for (const { id } of left.filter(({ state }) => state === 'stopped')) await endStopped(tx, id)
  })
}

/** Whether these went out nobody knows, so nothing is sent again. */
async function endStopped(tx: Transaction, mailingId: string) {
  const failedIfWaiting = (column: 'email' | 'sms') =>
    sql`case when ${deliveries[column]} = 'waiting' then 'failed' else ${deliveries[column]} end`
  await tx
    .update(deliveries)
    .set({ state: 'done', isTaken: false, email: failedIfWaiting('email'), sms: failedIfWaiting('sms') })
    .where(
      sql`${deliveries.mailingId} = ${mailingId} and ${deliveries.state} = 'waiting' and ${deliveries.dueAt} <= now()`,
    )
  await endMailing(tx, mailingId)
}
