import { sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { isUnleased } from '#database/lease.ts'
import { enqueueAll } from '#database/queue.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { cancelRemaining } from './cancel-remaining.ts'
import { mayBeSent } from './may-be-sent.ts'

/**
 * Finds mailings with due deliveries and no lease: their worker died, or a retry is due. Ends stopped ones whose last
 * deliveries were leased by a dead worker.
 */
export async function resumeMailings() {
  const stopped = await database().transaction(async (tx) => {
    const left = await tx
      .select({ id: mailings.id, state: mailings.state })
      .from(mailings)
      .where(isLeft)
      .orderBy(mailings.id)
      .for('update', { skipLocked: true })
    const waiting = left.filter(({ state }) => state === 'held' || state === 'sending')
    await enqueueAll(
      tx,
      jobs.deliverMailing,
      waiting.map(({ id }) => ({ mailingId: id })),
    )
    return left.filter(({ state }) => state === 'stopped')
  })
  // Each in its own transaction, because each locks its organization's credits.
  for (const { id } of stopped) await endStopped(id)
}

const isLeft = sql`${mailings.endedAt} is null and ${mailings.releaseAt} <= now() and ${mailings.state} <> 'paused'
  and (${mailings.state} = 'stopped' or ${mayBeSent}) and ${isUnleased(mailings.leasedUntil)}`

/** Marks deliveries leased by a dead worker as failed: they may have been sent, so they are not sent again. */
async function endStopped(mailingId: string) {
  const failedIfWaiting = (column: 'email' | 'sms') =>
    sql`case when ${deliveries[column]} = 'waiting' then 'failed' else ${deliveries[column]} end`
  await database().transaction(async (tx) => {
    const [mailing] = await tx
      .select()
      .from(mailings)
      .where(sql`${mailings.id} = ${mailingId} and ${isLeft}`)
      .for('update', { skipLocked: true })
    if (!mailing) return
    await tx
      .update(deliveries)
      .set({ state: 'done', isTaken: false, email: failedIfWaiting('email'), sms: failedIfWaiting('sms') })
      .where(
        sql`${deliveries.mailingId} = ${mailingId} and ${deliveries.state} = 'waiting' and ${deliveries.isTaken}
          and ${deliveries.dueAt} <= now()`,
      )
    await cancelRemaining(tx, {}, mailing)
  })
}
