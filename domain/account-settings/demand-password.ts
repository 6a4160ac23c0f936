import { problem } from '#contract/problems.ts'
import { pardon } from '#database/rate-limits.ts'
import type { Account } from '#domain/accounts/find-account.ts'
import { signInByAccount } from '#domain/accounts/limits.ts'
import { isPassword } from '#platform/passwords.ts'

/** Before what a borrowed session must not do. Wrong ones count like those of signing in. */
export async function demandPassword(account: Account, password: string) {
  await signInByAccount.demand(account.email)
  if (!(await isPassword(password, account.passwordHash, account.pwdVersion))) throw problem('accounts.wrongPassword')
  await pardon({ forgiven: [[signInByAccount, account.email]] })
}
