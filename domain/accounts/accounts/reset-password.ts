import { eq } from 'drizzle-orm'
import type { changePassword as call } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { pardon } from '#database/rate-limits.ts'
import { accounts } from '#database/schema/accounts.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { hashPassword } from '#platform/passwords.ts'
import { logSecurity } from '#platform/security/security-log.ts'
import { takeToken, voidCodes } from './codes.ts'
import { findAccountById } from './find-account.ts'
import { joinByProvedAddress } from './join-by-proved-address.ts'
import { codeTriesByAddress, forgiveCodeTry, signInByStranger, signInByStrangers } from './limits.ts'
import { requireGoodPasswordOf } from './passwords/require-good-password.ts'
import { endSessionsOf } from './sessions/end-sessions.ts'

/** Sets a new password by the link from the e-mail, and signs the account out everywhere. */
export async function resetPassword(caller: Caller, { token, newPassword }: Input<typeof call>) {
  await codeTriesByAddress.demand(addressOf(caller))
  // Before the transaction: hashing is queued, and waiting in a transaction would hold a connection.
  const passwordHash = await hashPassword(newPassword)
  const account = await database().transaction(async (tx) => {
    const taken = await takeToken(tx, 'passwordReset', token)
    const found = taken && (await findAccountById(tx, taken.accountId))
    if (!found || found.account.email !== taken.target) return undefined
    const { id, kind, email, name, language, emailVerifiedAt } = found.account
    const choice = { password: newPassword, field: 'newPassword', kind, language: caller.language }
    // Throws before the link is used up.
    await requireGoodPasswordOf(tx, choice, found.account)
    await tx
      .update(accounts)
      // The link came by e-mail, so opening it also verifies the address.
      .set({ passwordHash, pwdVersion: 'v2', emailVerifiedAt: emailVerifiedAt ?? new Date() })
      .where(eq(accounts.id, id))
    await joinByProvedAddress(tx, id)
    await voidCodes(tx, id)
    await endSessionsOf(tx, id)
    await queueMessage(tx, {
      channel: 'email',
      to: email,
      kind,
      language,
      template: 'passwordChanged',
      values: { name },
    })
    return found.account
  })
  if (!account) throw problem('accounts.wrongLink')
  logSecurity('password.reset', caller, { account: account.id })
  await forgiveCodeTry(caller)
  // Wrong passwords may have locked the owner out; the new password lifts that.
  await pardon([
    ['forget', signInByStranger, `${addressOf(caller)} ${account.email}`],
    ['forget', signInByStrangers, account.email],
  ])
  return { kind: account.kind }
}
