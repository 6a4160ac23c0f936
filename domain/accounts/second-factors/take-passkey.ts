import { and, eq, lt, or } from 'drizzle-orm'
import type { PasskeyProof } from '#contract/fields/passkeys.ts'
import { database } from '#database/connection.ts'
import { passkeys } from '#database/schema/second-factors.ts'
import type { Factors } from './factors-of.ts'
import { takeChallenge, type Use } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'

type Key = Factors['passkeys'][number]

/** Whether one of these passkeys has just signed a challenge of this account on our pages. */
export async function takePasskey(
  accountId: string,
  keys: readonly Key[],
  proof: PasskeyProof,
  use: Exclude<Use, 'add'> = 'signIn',
) {
  const challenge = await takeChallenge(proof.response.clientDataJSON, accountId, use)
  const key = keys.find(({ id }) => id === proof.id)
  return challenge !== undefined && key !== undefined && keepUse(key, proof, challenge, { isOwnerChecked: false })
}

interface Demanded {
  /** Whether the device must have verified its user. */
  readonly isOwnerChecked: boolean
}

/** Whether this passkey has signed the challenge; its counter is updated. */
export async function keepUse(
  key: Pick<Key, 'id' | 'publicKey' | 'counter'>,
  proof: PasskeyProof,
  challenge: string,
  demanded: Demanded,
): Promise<boolean> {
  const counter = await counterIn(proof, key, challenge, demanded)
  if (counter === undefined) return false
  const { rowCount } = await database()
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date() })
    // A copied passkey would have a lower counter; most passkeys do not count and stay at zero.
    .where(and(eq(passkeys.id, key.id), or(lt(passkeys.counter, counter), eq(passkeys.counter, 0))))
  return rowCount === 1
}

async function counterIn(
  proof: PasskeyProof,
  { id, publicKey, counter }: Pick<Key, 'id' | 'publicKey' | 'counter'>,
  challenge: string,
  { isOwnerChecked }: Demanded,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: isOwnerChecked,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
