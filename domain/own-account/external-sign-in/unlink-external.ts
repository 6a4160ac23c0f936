import { eq } from 'drizzle-orm'
import type { ExternalLinks, unlinkExternal as unlinkCall } from '#contract/accounts/external-links.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { endOtherSessions } from '#domain/accounts/accounts/sessions/end-sessions.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { notifySecurityChange } from '#domain/ground/messages/notify-security-change.ts'
import { linksOf, subjects } from './external-links.ts'

/**
 * Unlinks a provider, unless it is the last way to sign in. The unlinking is stored, because the next sign-in at the
 * provider with the same address would link it again. Other sessions end.
 */
export async function unlinkExternal(caller: Caller, { provider }: Input<typeof unlinkCall>): Promise<ExternalLinks> {
  return database().transaction(async (tx) => {
    const account = await lockOwnAccount(tx, caller)
    const link = linksOf(account).items.find((item) => item.provider === provider)
    // Already unlinked: no e-mail is needed.
    if (!link?.linked) return linksOf(account)
    if (!link.canUnlink) throw problem('accounts.lastWayIn')
    const after = {
      [subjects[provider]]: null,
      unlinkedProviders: [...new Set([...account.unlinkedProviders, provider])],
    }
    await tx.update(accounts).set(after).where(eq(accounts.id, account.id))
    await endOtherSessions(tx, account.id, signedIn(caller).sessionId)
    await notifySecurityChange(tx, account, provider === 'Google' ? 'googleUnlinked' : 'istanbulSeninUnlinked')
    return linksOf({ ...account, ...after })
  })
}
