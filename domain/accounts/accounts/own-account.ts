import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'

export async function ownAccount(caller: Caller): Promise<Account> {
  const [account] = await database().select().from(accounts).where(isOwn(caller))
  return requireOpen(account)
}

/**
 * Locks the caller's account until the transaction ends, so that concurrent changes are serialised. Inserting rows
 * that only reference the account does not have to wait.
 */
export async function lockOwnAccount(tx: Transaction, caller: Caller): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(isOwn(caller)).for('no key update')
  return requireOpen(account)
}

const isOwn = (caller: Caller) => and(eq(accounts.id, signedIn(caller).accountId), isNull(accounts.deletedAt))

function requireOpen(account: Account | undefined) {
  if (!account) throw problem('accounts.sessionEnded')
  return account
}

export function ownGsm({ gsm }: Account) {
  if (gsm === null) throw problem('accounts.gsmNeeded')
  return gsm
}
