import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { mailingNumbers } from '../mailing-numbers.ts'

/** Ends a mailing of which nothing waits any more, and keeps its numbers. False if something still waits. */
export async function endMailing(tx: Transaction, mailingId: string): Promise<boolean> {
  const waiting = await tx.$count(
    tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.mailingId, mailingId), eq(deliveries.state, 'waiting')))
      .limit(1)
      .as('waiting'),
  )
  if (waiting > 0) return false
  const numbers = (await mailingNumbers(tx, [mailingId]))(mailingId)
  await tx
    .update(mailings)
    .set({
      state: sql`case when ${mailings.state} = 'sending' then 'done' else ${mailings.state} end`,
      endedAt: sql`now()`,
      carriedUntil: null,
      numbers,
    })
    .where(and(eq(mailings.id, mailingId), isNull(mailings.endedAt)))
  return true
}
