import { eq } from 'drizzle-orm'
import type { removePasskey as removePasskeyCall } from '#contract/accounts/second-factors.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { passkeys } from '#database/schema/second-factors.ts'
import { endOtherSessions } from '#domain/accounts/accounts/sessions/end-sessions.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { changeSecondFactors } from './change-second-factors.ts'
import { ownPasskey } from './own-passkey.ts'
import { requireOwner } from './require-owner.ts'

export async function removePasskey(caller: Caller, { passkeyId, password }: Input<typeof removePasskeyCall>) {
  await requireOwner(caller, password)
  return changeSecondFactors(caller, 'passkeyRemoved', async (tx, account, before) => {
    await tx.delete(passkeys).where(eq(passkeys.id, ownPasskey(before, passkeyId).id))
    // A lost passkey may have been used to sign in, so all other sessions end.
    await endOtherSessions(tx, account.id, signedIn(caller).sessionId)
  })
}
