import { eq } from 'drizzle-orm'
import type { removePasskey as removePasskeyCall } from '#contract/accounts/second-factors.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { passkeys } from '#database/schema/second-factors.ts'
import { changeSecondFactors } from './change-second-factors.ts'
import { demandOwner } from './demand-owner.ts'
import { ownPasskey } from './own-passkey.ts'

export async function removePasskey(caller: Caller, { passkeyId, password }: Input<typeof removePasskeyCall>) {
  await demandOwner(caller, password)
  return changeSecondFactors(caller, 'passkeyRemoved', async (tx, _, before) => {
    await tx.delete(passkeys).where(eq(passkeys.id, ownPasskey(before, passkeyId).id))
  })
}
