import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { countUses, limit, pardon } from '#database/rate-limits.ts'
import { addressGroup } from '#platform/address-group.ts'
import type { Purpose } from './codes.ts'

const minutes = 60
const hours = 60 * minutes

/** Wrong passwords for one account from one place that is new to it, and from all such places together. */
export const signInByStranger = limit('sign-in:stranger', { points: 10, seconds: 15 * minutes })
export const signInByStrangers = limit('sign-in:strangers', { points: 50, seconds: hours })
/** Wrong passwords for one account from a device or an address that it was signed in to from before. */
export const signInByKnownPlace = limit('sign-in:known-place', { points: 10, seconds: 15 * minutes })
/** Wrong passwords in an account's own settings, where only a signed-in session can try one. */
export const passwordInSettings = limit('password:account', { points: 10, seconds: 15 * minutes })
/** Wrong passwords from one IP address, whatever accounts it tries. */
export const signInByAddress = limit('sign-in:address', { points: 100, seconds: 15 * minutes })
export const signUpByAddress = limit('sign-up:address', { points: 30, seconds: hours })
/** A code allows five tries by itself; this limits an address that tries the codes of many accounts. */
export const codeTriesByAddress = limit('code-tries:address', { points: 60, seconds: 15 * minutes })
/** Codes for one number that are asked for, and brought, without a session: apart from those of its signed-in owner. */
export const gsmSentUnsigned = limit('gsm-sent:unsigned', { points: 5, seconds: 24 * hours })
export const gsmTriedUnsigned = limit('gsm-tried:unsigned', { points: 10, seconds: 24 * hours })
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
 * Counts a message that is about to be sent, by recipient and by sender, and returns how many seconds to wait if it is
 * one too many. Whether an account exists makes no difference, because that would reveal it.
 */
export const secondsUntilSending = (purpose: Purpose, target: string, caller: Caller) =>
  countUses([
    [pauses[purpose], target],
    [sentToTarget, target],
    [sentFromAddress, addressOf(caller)],
  ])

export async function demandSending(purpose: Purpose, target: string, caller: Caller) {
  const seconds = await secondsUntilSending(purpose, target, caller)
  if (seconds !== undefined) throw problem('accounts.tooManyTries', { seconds })
}

/** Takes a try back that was right: one address may be a whole campus, and whoever comes in there keeps nobody out. */
export const forgiveCodeTry = (caller: Caller) => pardon([['forgive', codeTriesByAddress, addressOf(caller)]])

/** The key that limits count an unknown caller by. */
export const addressOf = ({ address = 'unknown' }: Caller) => addressGroup(address)
