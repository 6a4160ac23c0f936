import { type addPasskey as addPasskeyCall, maxPasskeys } from '#contract/accounts/second-factors.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { NewPasskey } from '#contract/fields/passkeys.ts'
import { problem } from '#contract/problems.ts'
import { passkeys } from '#database/schema/second-factors.ts'
import { codeTriesByAddress } from '#domain/accounts/accounts/limits.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
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
    // The credential is registered already.
    if (rowCount === 0) throw problem('secondFactors.wrongPasskey')
  })
}

/** Verifies a credential that a browser has created: on our pages, for our domain and for this challenge. */
async function readNewKey(credential: NewPasskey, challenge: string) {
  // Loaded with the first passkey, because the module contains the certificates of every maker.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const { id, origins } = relyingParty()
  const { transports = [], ...response } = credential.response
  try {
    const attested = new Uint8Array(Buffer.from(response.attestationObject, 'base64url'))
    // No attestation was requested; a certificate chain of an unknown maker is not worth verifying.
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
    // The library throws for every mismatch; its reasons are of no use to users.
    return undefined
  }
}

/** Attestation formats without a certificate chain: none, or a signature by the passkey itself. */
const unattested: readonly string[] = ['none', 'packed']

const nameOf = ({ device }: Caller) => device?.slice(0, 60) || 'Passkey'
