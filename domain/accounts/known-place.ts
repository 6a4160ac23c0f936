import { desc, eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { addressGroup } from '#platform/address-group.ts'
import { addressOf } from './limits.ts'

/** A browser in which somebody signed in before, and the accounts they signed in to; kept encrypted in a cookie. */
export interface KnownDevice {
  readonly id: string
  readonly accountIds: readonly string[]
}

/**
 * Returns the device or address from which the account was signed in to before, or undefined if both are new to it. The
 * query also runs where there is no account, so that the duration does not tell the difference.
 */
export async function knownPlaceOf(caller: Caller, accountId: string = nobody, device?: KnownDevice) {
  const address = addressOf(caller)
  const before = await database()
    .select({ address: sessions.address })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(50)
  if (device?.accountIds.includes(accountId)) return { whose: `${accountId} ${device.id}`, isDevice: true }
  if (!before.some((session) => addressGroup(session.address) === address)) return undefined
  return { whose: `${accountId} ${address}`, isDevice: false }
}

export type KnownPlace = NonNullable<Awaited<ReturnType<typeof knownPlaceOf>>>

const nobody = '00000000-0000-0000-0000-000000000000'
