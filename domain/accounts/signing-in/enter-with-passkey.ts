import { eq } from 'drizzle-orm'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { Caller } from '#contract/caller.ts'
import type { PasskeyProof, PasskeyRequest } from '#contract/fields/passkeys.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { passkeys } from '#database/schema/second-factors.ts'
import { findAccountById } from '#domain/accounts/accounts/find-account.ts'
import { codeTriesByAddress, forgiveCodeTry } from '#domain/accounts/accounts/limits.ts'
import { type Issued, openSession } from '#domain/accounts/accounts/sessions/open-session.ts'
import {
  entryChallenge,
  entryChallengeIn,
  takeEntryChallenge,
} from '#domain/accounts/second-factors/entry-challenge.ts'
import { challengeMinutes } from '#domain/accounts/second-factors/passkey-challenge.ts'
import { relyingParty } from '#domain/accounts/second-factors/relying-party.ts'
import { keepUse } from '#domain/accounts/second-factors/take-passkey.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'

/**
 * The options for a browser to offer its passkeys for our domain. They are the same for everybody and name no
 * account's keys, so they reveal nothing.
 */
export const beginPasskeyEntry = async (): Promise<PasskeyRequest> => ({
  rpId: relyingParty().id,
  challenge: entryChallenge(),
  allowCredentials: [],
  userVerification: 'required',
  timeout: challengeMinutes * 60_000,
})

interface Entry {
  readonly passkey: PasskeyProof
  readonly kind?: AccountKind | undefined
}

/**
 * Signs in by a passkey alone. The device has verified its user, by fingerprint, face or PIN, so the passkey counts as
 * both factors. Every failure gets the same problem.
 */
export async function enterWithPasskey(caller: Caller, { passkey, kind }: Entry): Promise<Issued> {
  await codeTriesByAddress.demand(addressOf(caller))
  const wrong = problem('secondFactors.wrongPasskey')
  const challenge = entryChallengeIn(passkey.response.clientDataJSON)
  const [key] = await database().select().from(passkeys).where(eq(passkeys.id, passkey.id))
  if (!challenge || !key) throw wrong
  const found = await findAccountById(database(), key.accountId)
  if (!found?.account.emailVerifiedAt || (kind !== undefined && kind !== found.account.kind)) throw wrong
  const wrongOfAccount = problem('secondFactors.wrongPasskey', { accountId: key.accountId })
  if (!(await takeEntryChallenge(challenge, key.accountId))) throw wrongOfAccount
  if (!(await keepUse(key, passkey, challenge, { isOwnerChecked: true }))) throw wrongOfAccount
  await forgiveCodeTry(caller)
  return openSession(database(), found, caller)
}
