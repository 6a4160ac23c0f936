import type { Caller } from '#contract/caller.ts'
import { addressGroup } from '#platform/address-group.ts'

/** The rate-limit key of a caller who is not signed in. */
export const addressOf = ({ address = 'unknown' }: Caller) => addressGroup(address)
