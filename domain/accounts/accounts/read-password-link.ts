import type { readPasswordLink as call } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { findToken } from './codes.ts'
import { findAccountById } from './find-account.ts'

/**
 * Whether a link can still set a new password, so that an expired one is reported before a password is chosen. Not
 * rate-limited: a token cannot be guessed, and any page can make its visitors' browsers request such an address, which
 * would use up the limit of their own codes.
 */
export async function readPasswordLink(_: Caller, { token }: Input<typeof call>) {
  const link = await findToken(database(), 'passwordReset', token)
  const found = link && (await findAccountById(database(), link.accountId))
  if (found && found.account.email === link.target) return { isOpen: true, kind: found.account.kind }
  return { isOpen: false, kind: null }
}
