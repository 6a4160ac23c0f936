import type { signInWithGoogle as signInCall } from '#contract/accounts/google.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { pardon } from '#database/rate-limits.ts'
import { requireVerifiedSignUp, signInByAddress } from '#domain/accounts/accounts/limits.ts'
import type { Issued } from '#domain/accounts/accounts/sessions/open-session.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { newId } from '#platform/ids.ts'
import { askGoogle } from './ask-google.ts'
import { enter, type Newcomer } from './enter.ts'
import { inMinutes, type Proof, readAttempt, readProof, sealed, sealedMinutes } from './sealed.ts'
import { useOnce } from './use-once.ts'
import { google } from './ways-in.ts'

type SignIn = Input<typeof signInCall>

/** Signs a person in by Google's answer, or by the encrypted proof of it from an earlier answer. */
export async function signInWithGoogle(caller: Caller, input: SignIn): Promise<Issued> {
  google()
  await signInByAddress.demand(addressOf(caller))
  const proof = await proven(input)
  const newcomer = newcomerIn(input, proof)
  if (newcomer) await requireVerifiedSignUp(caller)
  const issued = await database().transaction(async (tx) => {
    if (!(await useOnce(tx, proof.id, new Date(proof.expiresAt)))) throw problem('google.refused')
    const entered = await enter(tx, caller, { provider: 'Google', ...proof }, proof.kind, () => newcomer)
    // Thrown inside the transaction, so that the proof is not used up.
    if (!entered) throw await signUpNeeded(proof)
    return entered
  })
  await pardon([['forgive', signInByAddress, addressOf(caller)]])
  return issued
}

async function proven({ proof, code = '', state = '', iss, attempt = '' }: SignIn): Promise<Proof> {
  if (proof !== undefined) return (await readProof(proof)) ?? refuse()
  const begun = (await readAttempt(attempt)) ?? refuse()
  const known = await askGoogle({ code, state, iss }, begun)
  return { is: 'proof', id: newId(), kind: begun.kind, ...known, expiresAt: inMinutes(sealedMinutes) }
}

function refuse(): never {
  throw problem('google.refused')
}

function newcomerIn(input: SignIn, { kind }: Proof): Newcomer | undefined {
  const { name, surname, companyName, termsAccepted, noticeRead } = input
  if (!name || !surname || !termsAccepted || !noticeRead) return undefined
  if (kind === 'Candidate') return { name, surname, place: { kind } }
  return companyName === undefined ? undefined : { name, surname, place: { kind, companyName } }
}

async function signUpNeeded(proof: Proof) {
  const { email, name, surname } = proof
  return problem('accounts.signUpNeeded', {}, undefined, {
    signUp: { proof: await sealed(proof), email, name, surname },
  })
}
