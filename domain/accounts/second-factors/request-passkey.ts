import type { PasskeyRequest } from '#contract/fields/passkeys.ts'
import { database } from '#database/connection.ts'
import type { Factors } from './factors-of.ts'
import { challengeMinutes, giveChallenge, type Use } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'

type Key = Factors['passkeys'][number]

/** The options for a browser to sign in, or to confirm the owner's identity, with one of the account's passkeys. */
export async function requestPasskey(
  accountId: string,
  keys: readonly Key[],
  use: Exclude<Use, 'add'> = 'signIn',
): Promise<PasskeyRequest> {
  return {
    rpId: relyingParty().id,
    challenge: await giveChallenge(database(), accountId, use),
    allowCredentials: keys.map(describeKey),
    userVerification: 'preferred',
    timeout: challengeMinutes * 60_000,
  }
}

export const describeKey = ({ id, transports }: Key) => ({
  id,
  type: 'public-key' as const,
  transports: [...transports],
})
