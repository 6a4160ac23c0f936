import type { Caller } from '#contract/caller.ts'
import { addressGroup } from '#platform/address-group.ts'

/** The key that limits count an unknown caller by. */
export const addressOf = ({ address = 'unknown' }: Caller) => addressGroup(address)
