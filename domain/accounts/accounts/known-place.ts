import type { Caller } from '#contract/caller.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { addressGroup } from '#platform/address-group.ts'
import type { findAccountToSignIn } from './find-account.ts'

/** A browser that was used to sign in before, and the accounts; kept encrypted in a cookie. */
export interface KnownDevice {
  readonly id: string
  readonly accountIds: readonly string[]
}

type Found = Awaited<ReturnType<typeof findAccountToSignIn>>

/** Returns the device or address from which the account was signed in to before, or undefined if both are new to it. */
export function knownPlaceOf(caller: Caller, found: Found, device?: KnownDevice): KnownPlace | undefined {
  if (!found) return undefined
  const { id } = found.account
  if (device?.accountIds.includes(id)) return { whose: `${id} ${device.id}`, isDevice: true }
  const address = addressOf(caller)
  if (!found.addresses?.some((before) => addressGroup(before) === address)) return undefined
  return { whose: `${id} ${address}`, isDevice: false }
}

export interface KnownPlace {
  readonly whose: string
  readonly isDevice: boolean
}
