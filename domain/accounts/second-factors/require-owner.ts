import type { Caller } from '#contract/caller.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'
import { requirePassword } from '#domain/accounts/accounts/require-password.ts'

/** Checks a password that was sent instead of a confirmation; otherwise the call's `fresh` was checked before. */
export async function requireOwner(caller: Caller, password: string | undefined) {
  const account = await ownAccount(caller)
  if (password !== undefined) await requirePassword(caller, account, password)
  return account
}
