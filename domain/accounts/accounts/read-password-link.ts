import type { readPasswordLink as call } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { findToken } from './codes.ts'
import { findAccountById } from './find-account.ts'

/**
 * Whether a link still sets a new password: who opens a spent one is told before they have chosen one. Nobody guesses a token, so
 * nothing is counted: any page can have its readers' browsers open such an address, and their codes would be refused for it.
 */
export async function readPasswordLink(_: Caller, { token }: Input<typeof call>) {
  const link = await findToken(database(), 'passwordReset', token)
  const found = link && (await findAccountById(database(), link.accountId))
  if (found && found.account.email === link.target) return { isOpen: true, kind: found.account.kind }
  return { isOpen: false, kind: null }
}
