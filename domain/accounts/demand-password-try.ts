import type { Caller } from '#contract/caller.ts'
import type { Pardon } from '#database/rate-limits.ts'
import type { KnownPlace } from './known-place.ts'
import { addressOf, signInByAddress, signInByKnownPlace, signInByStranger, signInByStrangers } from './limits.ts'

/**
 * Counts a password before it is tried: a hundred tries at once are still a hundred. Strangers use up each other's tries
 * and never those of a device or an address that the account knows, so nobody can lock the owner out from there. Answers
 * with what to pardon if the password is right.
 */
export async function demandPasswordTry(caller: Caller, email: string, known?: KnownPlace): Promise<Pardon> {
  const address = addressOf(caller)
  // Behind one address there may be a whole dormitory; a device that proved itself is counted alone.
  if (!known?.isDevice) await signInByAddress.demand(address)
  if (known) {
    await signInByKnownPlace.demand(known.whose)
    return {
      forgotten: [[signInByKnownPlace, known.whose]],
      ...(!known.isDevice && { forgiven: [[signInByAddress, address]] }),
    }
  }
  const stranger = `${address} ${email}`
  await signInByStranger.demand(stranger)
  await signInByStrangers.demand(email)
  return {
    forgotten: [[signInByStranger, stranger]],
    forgiven: [
      [signInByAddress, address],
      [signInByStrangers, email],
    ],
  }
}
