import type { AccountKind } from '#contract/accounts.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { pardon } from '#database/rate-limits.ts'
import { demandSecondFactor, type SecondFactor } from '#domain/second-factors/demand-second-factor.ts'
import { isPassword } from '#platform/passwords.ts'
import { type Account, findByEmail } from './find-account.ts'
import { addressOf, secondsUntilSending, signInByAccount, signInByAddress } from './limits.ts'
import { type Issued, openSession } from './open-session.ts'
import { masked } from './sent.ts'
import { sendVerificationTo } from './verification-message.ts'

interface Credentials extends SecondFactor {
  readonly email: string
  readonly password: string
  readonly kind?: AccountKind | undefined
}

export async function signIn(caller: Caller, { email, password, kind, ...given }: Credentials): Promise<Issued> {
  const address = addressOf(caller)
  // Counted before it is tried: a hundred tries at once are still a hundred.
  await signInByAddress.demand(address)
  await signInByAccount.demand(email)
  const found = await findByEmail(database(), email)
  const account = found && (kind === undefined || kind === found.account.kind) ? found.account : undefined
  const isRight = await isPassword(password, account?.passwordHash, account?.pwdVersion)
  if (!found || !account || !isRight) throw problem('accounts.wrongCredentials')
  await pardon({ forgotten: [[signInByAccount, email]], forgiven: [[signInByAddress, address]] })
  if (!account.emailVerifiedAt) return askForVerification(caller, account)
  if (found.isProtected) await demandSecondFactor(caller, account, given)
  return openSession(database(), found, caller)
}

async function askForVerification(caller: Caller, account: Account): Promise<never> {
  if ((await secondsUntilSending('verification', account.email, caller)) === undefined) {
    await database().transaction((tx) => sendVerificationTo(tx, account))
  }
  throw problem('Ee81rb', { to: masked(account.email) })
}
