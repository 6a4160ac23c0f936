import { eq } from 'drizzle-orm'
import type { allowExternal as allowCall, ExternalLinks } from '#contract/accounts/external-links.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { notifySecurityChange } from '#domain/ground/messages/notify-security-change.ts'
import { linksOf } from './external-links.ts'

/** Allows linking again after an unlinking: the next sign-in at the provider with the account's address links it. */
export async function allowExternal(caller: Caller, { provider }: Input<typeof allowCall>): Promise<ExternalLinks> {
  return database().transaction(async (tx) => {
    const account = await lockOwnAccount(tx, caller)
    if (!account.unlinkedProviders.includes(provider)) return linksOf(account)
    const after = { unlinkedProviders: account.unlinkedProviders.filter((unlinked) => unlinked !== provider) }
    await tx.update(accounts).set(after).where(eq(accounts.id, account.id))
    await notifySecurityChange(tx, account, provider === 'Google' ? 'googleAllowed' : 'istanbulSeninAllowed')
    return linksOf({ ...account, ...after })
  })
}
