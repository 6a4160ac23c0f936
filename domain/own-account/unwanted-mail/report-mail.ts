import { eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { reportMail as call } from '#contract/outreach/unwanted-mail.ts'
import { database } from '#database/connection.ts'
import { limit } from '#database/rate-limits.ts'
import { outreachReports } from '#database/schema/outreach/outreach.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { requireLinkedMail } from './linked-mail.ts'
import { refuseFrom } from './refuse-mail.ts'

/** A whole campus may share a network address. */
const reportsByPlace = limit('unwanted-mail:reports', { points: 60, seconds: 60 * 60 })

/** Reports an e-mail, once; a repeated report updates the text. The organization can no longer write to the address. */
export async function reportMail(caller: Caller, { token, text: words }: Input<typeof call>): Promise<null> {
  const mail = await requireLinkedMail(caller, token)
  await reportsByPlace.demand(addressOf(caller))
  const { id, companyId, way, subject, sentAt } = mail
  await database().transaction(async (tx) => {
    await tx.insert(outreachReports).values({ id, companyId, way, subject, sentAt, words }).onConflictDoNothing()
    if (words !== '')
      await tx
        .update(outreachReports)
        .set({ words: sql`${words}` })
        .where(eq(outreachReports.id, id))
    await refuseFrom(tx, mail, 'organization')
  })
  return null
}
