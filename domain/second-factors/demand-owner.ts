import type { Caller } from '#contract/caller.ts'
import { demandPassword } from '#domain/accounts/demand-password.ts'
import { ownAccount } from '#domain/accounts/own-account.ts'

/** The call's `fresh` has seen to it that the owner is there; a password that was given instead must be right. */
export async function demandOwner(caller: Caller, password: string | undefined) {
  const account = await ownAccount(caller)
  if (password !== undefined) await demandPassword(caller, account, password)
  return account
}
