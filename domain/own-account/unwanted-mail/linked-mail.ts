import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { limit } from '#database/rate-limits.ts'
import { outreachMails } from '#database/schema/outreach/outreach.ts'
import { codeTriesByAddress } from '#domain/accounts/accounts/limits.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { markedId } from '#platform/tokens.ts'

/** Enough for a reader who changes their mind, too few for a flood; the token is verified before the limit counts. */
const usesOfLink = limit('unwanted-mail:link', { points: 60, seconds: 15 * 60 })

export type OutreachMail = typeof outreachMails.$inferSelect

/** The e-mail of a token; undefined for a forged token or one older than a year. */
export async function linkedMail(
  caller: Caller,
  token: string,
  db: Database | Transaction = database(),
): Promise<OutreachMail | undefined> {
  const id = markedId(token, 'outreach links')
  if (id === undefined) {
    await codeTriesByAddress.demand(addressOf(caller))
    return undefined
  }
  await usesOfLink.demand(id)
  const [mail] = await db.select().from(outreachMails).where(eq(outreachMails.id, id))
  return mail
}

export async function requireLinkedMail(caller: Caller, token: string): Promise<OutreachMail> {
  const mail = await linkedMail(caller, token)
  if (!mail) throw problem('accounts.wrongLink')
  return mail
}
