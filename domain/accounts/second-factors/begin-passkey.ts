import { type beginPasskey as beginPasskeyCall, maxPasskeys } from '#contract/accounts/second-factors.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { PasskeyCreation } from '#contract/fields/passkeys.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { factorsOf } from './factors-of.ts'
import { challengeMinutes, giveChallenge } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'
import { describeKey } from './request-passkey.ts'
import { requireOwner } from './require-owner.ts'

/** Ed25519, ES256 and RS256, which cover every authenticator. */
export const algorithms = [-8, -7, -257]

/** Creates the challenge for a new passkey. The password is checked here, so the signed challenge needs none. */
export async function beginPasskey(
  caller: Caller,
  { password }: Input<typeof beginPasskeyCall>,
): Promise<PasskeyCreation> {
  const account = await requireOwner(caller, password)
  const { passkeys } = await factorsOf(database(), account)
  if (passkeys.length >= maxPasskeys) throw problem('secondFactors.tooManyPasskeys', { limit: maxPasskeys })
  const { id, name } = relyingParty()
  return {
    rp: { id, name },
    user: {
      id: Buffer.from(account.id.replaceAll('-', ''), 'hex').toString('base64url'),
      name: account.email,
      displayName: `${account.name} ${account.surname}`,
    },
    challenge: await giveChallenge(database(), account.id, 'add'),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMinutes * 60_000,
    excludeCredentials: passkeys.map(describeKey),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  }
}
