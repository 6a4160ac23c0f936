import type { Caller } from '#contract/caller.ts'
import { type Pardon, requireWithinLimits } from '#database/rate-limits.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import type { KnownPlace } from './known-place.ts'
import { signInByAddress, signInByKnownPlace, signInByStranger, signInByStrangers } from './limits.ts'

/**
 * Counts a password try before the password is checked, so that a hundred parallel tries count as a hundred. Tries
 * from unknown places are counted apart from those of devices and addresses that the account has used, so that
 * guessing cannot lock the owner out of these. Returns the counters to give back if the password is right.
 */
export async function requirePasswordTry(caller: Caller, email: string, known?: KnownPlace): Promise<Pardon> {
  const counted = countedTogether(addressOf(caller), email, known)
  await requireWithinLimits(counted.map(([, ...use]) => use))
  return counted
}

function countedTogether(address: string, email: string, known: KnownPlace | undefined): Pardon {
  if (known?.isDevice) return [['forget', signInByKnownPlace, known.whose]]
  // One IP address may serve a whole dormitory; a device that signed in before is counted separately.
  const byAddress = ['forgive', signInByAddress, address] as const
  if (known) return [byAddress, ['forget', signInByKnownPlace, known.whose]]
  return [byAddress, ['forget', signInByStranger, `${address} ${email}`], ['forgive', signInByStrangers, email]]
}
