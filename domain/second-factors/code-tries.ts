import type { Caller } from '#contract/caller.ts'
import { pardon } from '#database/rate-limits.ts'
import { addressOf, codeTriesByAddress, secondFactorByAccount, secondFactorByDay } from '#domain/accounts/limits.ts'

/** Before a code of six digits. Counted before it is tried: a hundred tries at once are still a hundred. */
export async function demandTry(caller: Caller, whose: string) {
  await codeTriesByAddress.demand(addressOf(caller))
  await secondFactorByAccount.demand(whose)
  await secondFactorByDay.demand(whose)
}

/** It was right: what was wrong before is forgotten. */
export async function forgetTries(whose: string) {
  await pardon({
    forgotten: [
      [secondFactorByAccount, whose],
      [secondFactorByDay, whose],
    ],
  })
}
