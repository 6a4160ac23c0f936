import { asc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listDeliveries as call } from '#contract/mailings/mailings.ts'
import { database } from '#database/connection.ts'
import { deliveries } from '#database/schema/mailings.ts'
import { type MailingIds, mailingOf } from './list-mailings.ts'
import { targetOf } from './mailing-recipients.ts'
import { wordDeliveries } from './word-deliveries.ts'

export async function listDeliveries(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { items, ...page } = await pageOfDeliveries(input)
  return { items: items.map(({ target, ...row }) => ({ ...row, applicationId: target })), ...page }
}

/** The messages of a mailing, each as its recipient gets it; `target` is the application or the member. */
export async function pageOfDeliveries({
  pageNumber,
  pageSize,
  ...ids
}: MailingIds & { readonly pageNumber: number; readonly pageSize: number }) {
  const db = database()
  const mailing = await mailingOf(db, ids)
  const ofMailing = eq(deliveries.mailingId, mailing.id)
  const before = (pageNumber - 1) * pageSize
  const rows = await db
    .select()
    .from(deliveries)
    .where(ofMailing)
    .orderBy(asc(deliveries.id))
    .limit(pageSize)
    .offset(before)
  // May be fewer than `recipients`: deliveries of accounts closed since are deleted. The last page gives the count
  // without a query.
  const isLast = rows.length < pageSize && (rows.length > 0 || before === 0)
  const total = isLast ? before + rows.length : await db.$count(deliveries, ofMailing)
  const { texts } = mailing
  const wordedOf = await wordDeliveries(
    db,
    mailing,
    rows.map((row) => ({ id: row.id, target: targetOf(row), isShown: row.shownAt !== null, texts })),
  )
  return {
    items: rows.map((row) => {
      const { id, state, email, sms, shownAt } = row
      const { name, subject, text } = wordedOf(id) ?? { name: '', subject: '', text: '' }
      return {
        id,
        target: targetOf(row),
        name,
        state,
        email,
        sms,
        shownAt: shownAt?.toISOString() ?? null,
        subject,
        text,
      }
    }),
    total,
    pageNumber,
    pageSize,
  }
}
