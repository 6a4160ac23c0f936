import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { pardon } from '#database/rate-limits.ts'
import { findAccountToContinue, findAccountToSignIn } from '#domain/accounts/accounts/find-account.ts'
import { type KnownDevice, knownPlaceOf } from '#domain/accounts/accounts/known-place.ts'
import { secondsUntilSending } from '#domain/accounts/accounts/limits.ts'
import { requirePasswordTry } from '#domain/accounts/accounts/require-password-try.ts'
import { type Issued, openSession } from '#domain/accounts/accounts/sessions/open-session.ts'
import { queueVerificationMessage } from '#domain/accounts/accounts/verification-message.ts'
import { continuedAccount, takeContinuation } from '#domain/accounts/second-factors/continuation.ts'
import { requireSecondFactor, type SecondFactor } from '#domain/accounts/second-factors/require-second-factor.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { isPassword } from '#platform/passwords.ts'
import { maskedTarget } from '../accounts/sent-to.ts'

interface Credentials extends SecondFactor {
  readonly email: string
  readonly password: string
  readonly kind?: AccountKind | undefined
}

export async function signIn(
  caller: Caller,
  { email, password, kind, ...given }: Credentials,
  device?: KnownDevice,
): Promise<Issued> {
  const found = await findAccountToSignIn(database(), email)
  const known = knownPlaceOf(caller, found, device)
  const pardonable = await requirePasswordTry(caller, email, known)
  const account = found && (kind === undefined || kind === found.account.kind) ? found.account : undefined
  const isRight = await isPassword(password, account?.passwordHash, account?.pwdVersion)
  // The log names the account, the answer does not.
  if (!found || !account || !isRight) throw problem('accounts.wrongCredentials', aboutAccount(found?.account))
  await pardon(pardonable)
  if (!account.emailVerifiedAt) return askForVerification(caller, account)
  if (found.isProtected) await requireSecondFactor(caller, account, given, known)
  return openSession(database(), found, caller)
}

const aboutAccount = (account: Account | undefined) => (account ? { accountId: account.id } : {})

interface Continued extends SecondFactor {
  readonly continuation: string
  readonly kind?: AccountKind | undefined
}

/** The second step of a sign-in, after `signIn` has answered that it is needed. */
export async function continueSignIn(
  caller: Caller,
  { kind, ...given }: Continued,
  device?: KnownDevice,
): Promise<Issued> {
  const accountId = await continuedAccount(given.continuation)
  const found = accountId && (await findAccountToContinue(database(), accountId))
  if (!found || (kind !== undefined && kind !== found.account.kind)) throw problem('accounts.signInExpired')
  await requireSecondFactor(caller, found.account, given, knownPlaceOf(caller, found, device))
  if (!(await takeContinuation(given.continuation))) throw problem('accounts.signInExpired')
  return openSession(database(), found, caller)
}

async function askForVerification(caller: Caller, account: Account): Promise<never> {
  if ((await secondsUntilSending('verification', account.email, caller)) === undefined) {
    await database().transaction((tx) => queueVerificationMessage(tx, account))
  }
  throw problem('Ee81rb', { to: maskedTarget(account.email) })
}
