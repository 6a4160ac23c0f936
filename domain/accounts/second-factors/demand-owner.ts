import type { Caller } from '#contract/caller.ts'
import { demandPassword } from '#domain/accounts/accounts/demand-password.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'

/** Checks a password that was sent instead of a confirmation; otherwise the call's `fresh` was checked before. */
export async function demandOwner(caller: Caller, password: string | undefined) {
  const account = await ownAccount(caller)
  if (password !== undefined) await demandPassword(caller, account, password)
  return account
}
