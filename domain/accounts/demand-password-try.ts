import type { Caller } from '#contract/caller.ts'
import type { Pardon } from '#database/rate-limits.ts'
import type { KnownPlace } from './known-place.ts'
import { addressOf, signInByAddress, signInByKnownPlace, signInByStranger, signInByStrangers } from './limits.ts'

/**
 * Counts a password try before the password is checked, so that a hundred parallel tries count as a hundred. Tries from
 * unknown places are counted apart from those of devices and addresses that the account has used, so nobody can lock
 * the owner out of these. Returns the counters to pardon if the password is right.
 */
export async function demandPasswordTry(caller: Caller, email: string, known?: KnownPlace): Promise<Pardon> {
  const address = addressOf(caller)
  // One IP address may be a whole dormitory; a device that signed in before is counted on its own.
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
