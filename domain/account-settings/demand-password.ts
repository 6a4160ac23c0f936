import { problem } from '#contract/problems.ts'
import { pardon } from '#database/rate-limits.ts'
import type { Account } from '#domain/accounts/find-account.ts'
import { passwordInSettings } from '#domain/accounts/limits.ts'
import { isPassword } from '#platform/passwords.ts'

/** Before what a borrowed session must not do. A stranger's wrong ones at the sign-in page do not count here. */
export async function demandPassword(account: Account, password: string) {
  await passwordInSettings.demand(account.id)
  if (!(await isPassword(password, account.passwordHash, account.pwdVersion))) throw problem('accounts.wrongPassword')
  await pardon({ forgiven: [[passwordInSettings, account.id]] })
}
