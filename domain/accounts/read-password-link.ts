import type { readPasswordLink as call } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { findToken } from './codes.ts'
import { findAccountById } from './find-account.ts'
import { addressOf, codeTriesByAddress } from './limits.ts'

/** Whether a link still sets a new password: who opens a spent one is told before they have chosen one. */
export async function readPasswordLink(caller: Caller, { token }: Input<typeof call>) {
  const link = await findToken(database(), 'passwordReset', token)
  const found = link && (await findAccountById(database(), link.accountId))
  if (found && found.account.email === link.target) return { isOpen: true, kind: found.account.kind }
  // Counted like the tries of codes; a link that is right may be opened as often as people like.
  await codeTriesByAddress.demand(addressOf(caller))
  return { isOpen: false, kind: null }
}
