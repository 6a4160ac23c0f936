import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { pardon } from '#database/rate-limits.ts'
import { passwordInSettings } from '#domain/accounts/accounts/limits.ts'
import { confirmSession } from '#domain/accounts/accounts/sessions/confirm-session.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { isPassword } from '#platform/passwords.ts'

/**
 * Asks for the password again before a change that a stolen session must not make. Failed sign-ins by strangers do not
 * count here. A right password also confirms the session.
 */
export async function requirePassword(caller: Caller, account: Account, password: string) {
  await passwordInSettings.demand(account.id)
  if (!(await isPassword(password, account.passwordHash, account.pwdVersion))) throw problem('accounts.wrongPassword')
  await pardon([['forgive', passwordInSettings, account.id]])
  await confirmSession(caller)
}
