import { createHash } from 'node:crypto'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { countUses, limit, pardon } from '#database/rate-limits.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import type { Purpose } from './codes.ts'

const minutes = 60
const hours = 60 * minutes

/** Wrong passwords for one account from one place that it has not used, and from all such places together. */
export const signInByStranger = limit('sign-in:stranger', { points: 10, seconds: 15 * minutes })
export const signInByStrangers = limit('sign-in:strangers', { points: 50, seconds: hours })
/** Wrong passwords for one account from a device or an address that has signed in to it. */
export const signInByKnownPlace = limit('sign-in:known-place', { points: 10, seconds: 15 * minutes })
/** Wrong passwords in an account's own settings, where only a signed-in session can try one. */
export const passwordInSettings = limit('password:account', { points: 10, seconds: 15 * minutes })
/** Wrong passwords from one IP address, whatever accounts it tries. */
export const signInByAddress = limit('sign-in:address', { points: 100, seconds: 15 * minutes })
/**
 * Sign-ups from one place (decision 68). A campus brings hundreds in an hour who verify their addresses; bots do not.
 * The first limit counts all sign-ups, the others those whose address is not verified yet.
 */
const signUps = limit('sign-up:all', { points: 600, seconds: hours })
const unverifiedSignUps = limit('sign-up:address', { points: 60, seconds: hours })
const unverifiedByDay = limit('sign-up:day', { points: 150, seconds: 24 * hours })
/** A code allows five tries by itself; this limits an address that tries the codes of many accounts. */
export const codeTriesByAddress = limit('code-tries:address', { points: 60, seconds: 15 * minutes })
/**
 * Codes for one number that are requested and entered without a session: counted apart from those of its signed-in
 * owner.
 */
export const gsmSentUnsigned = limit('gsm-sent:unsigned', { points: 5, seconds: 24 * hours })
export const gsmTriedUnsigned = limit('gsm-tried:unsigned', { points: 10, seconds: 24 * hours })
/** Each correction of a sign-up's address sends an e-mail to an address of the caller's choice. */
export const addressCorrections = limit('address:correction', { points: 5, seconds: 24 * hours })
/** Wrong second factors of one account since the last right one: within minutes, and within a day. */
export const secondFactorByAccount = limit('second-factor:account', { points: 10, seconds: 15 * minutes })
export const secondFactorByDay = limit('second-factor:day', { points: 50, seconds: 24 * hours })

/** Seconds until another code or link of the same purpose may be sent. */
export const resendSeconds: Readonly<Record<Purpose, number>> = {
  verification: 60,
  invitation: 60,
  passwordReset: 60,
  email: 60,
  twoFactor: 10,
  gsm: 121,
  confirmation: 60,
}

const pauses = Object.fromEntries(
  Object.entries(resendSeconds).map(([purpose, seconds]) => [
    purpose,
    limit(`pause:${purpose}`, { points: 1, seconds }),
  ]),
) as Readonly<Record<Purpose, ReturnType<typeof limit>>>
const sentToTarget = limit('sent:target', { points: 10, seconds: hours })
const sentFromAddress = limit('sent:address', { points: 60, seconds: hours })

/**
 * Counts a message that is about to be sent, by recipient and by sender, and returns how many seconds to wait if a
 * limit is exceeded. Counts the same whether an account exists or not, because a difference would reveal it.
 */
export const secondsUntilSending = (purpose: Purpose, target: string, caller: Caller) =>
  countUses([
    [pauses[purpose], target],
    [sentToTarget, target],
    [sentFromAddress, addressOf(caller)],
  ])

export async function requireSending(purpose: Purpose, target: string, caller: Caller) {
  const seconds = await secondsUntilSending(purpose, target, caller)
  if (seconds !== undefined) throw problem('accounts.tooManyTries', { seconds })
}

/** Counts a sign-up whose address has to be verified; returns the place to give the count back to. */
export async function requireSignUp(caller: Caller): Promise<string> {
  const place = placeOf(caller)
  const uses = [signUps, unverifiedSignUps, unverifiedByDay].map((limit) => [limit, place] as const)
  for (const [at, use] of uses.entries()) {
    const seconds = await countUses([use])
    if (seconds === undefined) continue
    // Gives the counts of a refused sign-up back: repeated tries would otherwise use up the room that verified ones
    // free.
    await pardon(uses.slice(0, at + 1).map((counted) => ['forgive', ...counted]))
    throw problem('accounts.tooManyTries', { seconds })
  }
  return place
}

/** Counts a sign-up whose address a provider has verified. */
export const requireVerifiedSignUp = (caller: Caller) => signUps.demand(placeOf(caller))

/** Gives the count of an unverified sign-up back to its place: its address is verified now. */
export const forgiveSignUp = (place: string) =>
  pardon([
    ['forgive', unverifiedSignUps, place],
    ['forgive', unverifiedByDay, place],
  ])

/** A hash of the caller's network address, stored until the e-mail address is verified. */
const placeOf = (caller: Caller) => createHash('sha256').update(addressOf(caller)).digest('base64url')

/** Whether the e-mail of a sign-up may be sent; `requireSignUp` has counted the place already. */
export const mayMailSignUp = async (email: string) =>
  (await countUses([
    [pauses.verification, email],
    [sentToTarget, email],
  ])) === undefined

/** Gives a successful try back: many people share an address. */
export const forgiveCodeTry = (caller: Caller) => pardon([['forgive', codeTriesByAddress, addressOf(caller)]])
