import type { Caller } from '#contract/caller.ts'
import { pardon } from '#database/rate-limits.ts'
import { addressOf, codeTriesByAddress, secondFactorByAccount, secondFactorByDay } from '#domain/accounts/limits.ts'

/** Counts a try of a six-digit code before the code is checked, so that a hundred parallel tries count as a hundred. */
export async function demandTry(caller: Caller, whose: string) {
  await codeTriesByAddress.demand(addressOf(caller))
  await secondFactorByAccount.demand(whose)
  await secondFactorByDay.demand(whose)
}

/** Clears the count after a right code. */
export async function forgetTries(whose: string) {
  await pardon({
    forgotten: [
      [secondFactorByAccount, whose],
      [secondFactorByDay, whose],
    ],
  })
}
