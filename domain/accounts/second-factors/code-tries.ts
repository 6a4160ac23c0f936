import type { Caller } from '#contract/caller.ts'
import { pardon, requireWithinLimits } from '#database/rate-limits.ts'
import { codeTriesByAddress, secondFactorByAccount, secondFactorByDay } from '#domain/accounts/accounts/limits.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'

/** Counts a try of a six-digit code before the code is checked, so that a hundred parallel tries count as a hundred. */
export async function requireCodeTry(caller: Caller, whose: string) {
  await requireWithinLimits([
    [codeTriesByAddress, addressOf(caller)],
    [secondFactorByAccount, whose],
    [secondFactorByDay, whose],
  ])
}

export async function forgetTries(whose: string) {
  await pardon([
    ['forget', secondFactorByAccount, whose],
    ['forget', secondFactorByDay, whose],
  ])
}
