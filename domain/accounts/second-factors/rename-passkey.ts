import { eq } from 'drizzle-orm'
import type { renamePasskey as renamePasskeyCall } from '#contract/accounts/second-factors.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { passkeys } from '#database/schema/second-factors.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'
import { factorsOf } from './factors-of.ts'
import { ownPasskey } from './own-passkey.ts'
import { describeFactors } from './read-second-factors.ts'

export async function renamePasskey(caller: Caller, { passkeyId, name }: Input<typeof renamePasskeyCall>) {
  const account = await ownAccount(caller)
  const { id } = ownPasskey(await factorsOf(database(), account), passkeyId)
  await database().update(passkeys).set({ name }).where(eq(passkeys.id, id))
  return describeFactors(database(), account)
}
