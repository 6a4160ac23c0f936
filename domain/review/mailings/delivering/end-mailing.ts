import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { mailingFiles } from '#database/schema/review/message-files.ts'
import { dropMessageFiles } from '#domain/ground/files/drop-message-files.ts'
import { mailingNumbers } from '../mailing-numbers.ts'

/**
 * Ends a mailing without waiting deliveries, and stores its numbers. Its files are removed if it reached no thread. Returns
 * false if some deliveries still wait.
 */
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
      leasedUntil: null,
      numbers,
      // Note and message are stored with the requests now, and are deleted with those.
      asks: sql`${mailings.asks} - 'note' - 'message'`,
    })
    .where(and(eq(mailings.id, mailingId), isNull(mailings.endedAt)))
  await dropMessageFiles(
    tx,
    sql`${mailingFiles.mailingId} = ${mailingId} and not exists (select from ${deliveries}
      where ${deliveries.mailingId} = ${mailingId} and ${deliveries.shownAt} is not null)`,
  )
  // Deletes the deliveries of members who closed their account during the mailing: they are counted now, and would
  // reveal the membership.
  await tx.execute(sql`
    delete from ${deliveries} using ${candidates}, ${accounts}
    where ${deliveries.mailingId} = ${mailingId} and ${candidates.id} = ${deliveries.candidateId}
      and ${accounts.id} = ${candidates.accountId} and ${accounts.deletedAt} is not null`)
  return true
}
