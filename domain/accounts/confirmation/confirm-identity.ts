import type { confirmIdentity as confirmCall } from '#contract/accounts/confirmation.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { withoutPendingWrites } from '#database/with-first-transaction.ts'
import { takeCode } from '#domain/accounts/accounts/codes.ts'
import { codeTriesByAddress } from '#domain/accounts/accounts/limits.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'
import { requirePassword } from '#domain/accounts/accounts/require-password.ts'
import { confirmSession } from '#domain/accounts/accounts/sessions/confirm-session.ts'
import { type Factors, factorsOf } from '#domain/accounts/second-factors/factors-of.ts'
import { takeAuthenticatorCode } from '#domain/accounts/second-factors/take-authenticator-code.ts'
import { takePasskey } from '#domain/accounts/second-factors/take-passkey.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { forgetTries, requireCodeTry } from '../second-factors/code-tries.ts'

/**
 * Confirms that the session's owner is present; for some minutes the session may then change how the account signs in.
 */
export async function confirmIdentity(caller: Caller, { password, code, passkey }: Input<typeof confirmCall>) {
  const account = await ownAccount(caller)
  if (password !== undefined) await requirePassword(caller, account, password)
  const factors = await factorsOf(database(), account)
  if (passkey !== undefined) {
    await codeTriesByAddress.demand(addressOf(caller))
    const isTaken = await takePasskey(account.id, factors.passkeys, passkey, 'confirm')
    if (!isTaken) throw problem('secondFactors.wrongPasskey')
  }
  if (code !== undefined) await requireCode(caller, account, factors, code)
  return { confirmedAt: (await confirmSession(caller)).toISOString() }
}

/** Six digits may come from the app or from a message; the request does not say which. */
async function requireCode(caller: Caller, account: Account, { authenticator, sms }: Factors, code: string) {
  // Counted apart from sign-in, so that a stolen session cannot lock the owner out of signing in.
  const whose = `confirmation:${account.id}`
  await requireCodeTry(caller, whose)
  const isRight =
    (authenticator !== undefined && (await takeAuthenticatorCode(authenticator, code))) || (await isSent(account, code))
  const isOfApp = authenticator !== undefined && sms === null && account.passwordHash !== null
  if (!isRight) throw problem(isOfApp ? 'secondFactors.wrongAppCode' : 'accounts.wrongCode')
  await forgetTries(whose)
}

/** Checks a code that was sent to the account's current address or number. This alone does not confirm the session. */
async function isSent({ id, email, gsm }: Account, code: string) {
  const taken = await withoutPendingWrites(() => database().transaction((tx) => takeCode(tx, id, 'confirmation', code)))
  return taken !== undefined && (taken.target === email || taken.target === gsm)
}
