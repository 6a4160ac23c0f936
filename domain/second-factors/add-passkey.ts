import type { NewPasskey } from '#contract/accounts/passkeys.ts'
import { type addPasskey as addPasskeyCall, maxPasskeys } from '#contract/accounts/second-factors.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { passkeys } from '#database/schema/second-factors.ts'
import { addressOf, codeTriesByAddress } from '#domain/accounts/limits.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { algorithms } from './begin-passkey.ts'
import { changeSecondFactors } from './change-second-factors.ts'
import { takeChallenge } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'

export async function addPasskey(caller: Caller, { credential, name }: Input<typeof addPasskeyCall>) {
  await codeTriesByAddress.demand(addressOf(caller))
  const challenge = await takeChallenge(credential.response.clientDataJSON, signedIn(caller).accountId, 'add')
  const made = challenge && (await readNewKey(credential, challenge))
  if (!made) throw problem('secondFactors.wrongPasskey')
  return changeSecondFactors(caller, 'passkeyAdded', async (tx, account, before) => {
    if (before.passkeys.length >= maxPasskeys) throw problem('secondFactors.tooManyPasskeys', { limit: maxPasskeys })
    const { rowCount } = await tx
      .insert(passkeys)
      .values({ ...made, accountId: account.id, name: name ?? nameOf(caller) })
      .onConflictDoNothing()
    // The same credential is somebody's already.
    if (rowCount === 0) throw problem('secondFactors.wrongPasskey')
  })
}

/** The key in what a browser made, if it was made on our pages, for us and for this challenge. */
async function readNewKey(credential: NewPasskey, challenge: string) {
  // Loaded with the first passkey: it knows every maker's certificates, which nobody needs at the start.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const { id, origins } = relyingParty()
  const { transports = [], ...response } = credential.response
  try {
    const attested = new Uint8Array(Buffer.from(response.attestationObject, 'base64url'))
    // We asked for no certificates. Those of a stranger are not worth following to where they point.
    if (!unattested.includes(decodeAttestationObject(attested).get('fmt'))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return undefined
    const { publicKey, counter, id: made } = registrationInfo.credential
    return { id: made, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  } catch {
    // Whatever it dislikes, it throws; the reasons are for whoever writes browsers.
    return undefined
  }
}

/** No attestation, or the key's own signature, which browsers may leave in. */
const unattested: readonly string[] = ['none', 'packed']

const nameOf = ({ device }: Caller) => device?.slice(0, 60) || 'Passkey'
