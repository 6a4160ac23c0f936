import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { voidCodes } from '#domain/accounts/accounts/codes.ts'
import { lockOwnAccount, ownAccount } from '#domain/accounts/accounts/own-account.ts'
import { requireGoodPasswordOf } from '#domain/accounts/accounts/passwords/require-good-password.ts'
import { requirePassword } from '#domain/accounts/accounts/require-password.ts'
import { endOtherSessions } from '#domain/accounts/accounts/sessions/end-sessions.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { hashPassword } from '#platform/passwords.ts'
import { logSecurity } from '#platform/security/security-log.ts'

interface Passwords {
  readonly current: string
  readonly next: string
  /** The field of the request that contains the new password. */
  readonly field?: string
}

/** Replaces the password, including an imported MD5 one, and signs out all other sessions of the account. */
export async function changePassword(caller: Caller, { current, next, field = 'newPassword' }: Passwords) {
  const known = await ownAccount(caller)
  const choice = { password: next, field, kind: known.kind, language: caller.language }
  await requireGoodPasswordOf(database(), choice, known)
  await requirePassword(caller, known, current)
  const passwordHash = await hashPassword(next)
  await database().transaction(async (tx) => {
    const account = await lockOwnAccount(tx, caller)
    // Another request has changed the password since it was checked.
    if (account.passwordHash !== known.passwordHash) throw problem('accounts.wrongPassword')
    await tx.update(accounts).set({ passwordHash, pwdVersion: 'v2' }).where(eq(accounts.id, account.id))
    await voidCodes(tx, account.id)
    await endOtherSessions(tx, account.id, signedIn(caller).sessionId)
    await queueMessage(tx, {
      channel: 'email',
      to: account.email,
      kind: account.kind,
      language: account.language,
      template: 'passwordChanged',
      values: { name: account.name },
    })
  })
  logSecurity('password.changed', caller)
  return null
}
