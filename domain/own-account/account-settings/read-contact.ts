import type { Caller } from '#contract/caller.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'

export async function readContact(caller: Caller) {
  const { email, gsm, gsmVerifiedAt, passwordHash } = await ownAccount(caller)
  return { email, gsm, gsmVerified: gsmVerifiedAt !== null, hasPassword: passwordHash !== null }
}
