import { asc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listDeliveries as call } from '#contract/mailings/mailings.ts'
import { database } from '#database/connection.ts'
import { deliveries } from '#database/schema/mailings.ts'
import { mailingOf } from './list-mailings.ts'
import { wordDeliveries } from './word-deliveries.ts'

/** The messages of a mailing, each as its recipient gets it. */
export async function listDeliveries(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { mailingId, formId, pageNumber, pageSize } = input
  const db = database()
  const { texts, recipients: total } = await mailingOf(db, input)
  const rows = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.mailingId, mailingId))
    .orderBy(asc(deliveries.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const wordedOf = await wordDeliveries(
    db,
    formId,
    rows.map(({ id, applicationId, shownAt }) => ({ id, applicationId, isShown: shownAt !== null, texts })),
  )
  return {
    items: rows.map(({ id, applicationId, state, email, sms, shownAt }) => {
      const { name, subject, text } = wordedOf(id) ?? { name: '', subject: '', text: '' }
      return { id, applicationId, name, state, email, sms, shownAt: shownAt?.toISOString() ?? null, subject, text }
    }),
    total,
    pageNumber,
    pageSize,
  }
}
