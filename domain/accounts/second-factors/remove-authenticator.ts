import { eq } from 'drizzle-orm'
import type { removeAuthenticator as removeAuthenticatorCall } from '#contract/accounts/second-factors.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { authenticators } from '#database/schema/second-factors.ts'
import { changeSecondFactors } from './change-second-factors.ts'
import { factorsOf } from './factors-of.ts'
import { describeFactors } from './read-second-factors.ts'
import { requireOwner } from './require-owner.ts'

export async function removeAuthenticator(caller: Caller, { password }: Input<typeof removeAuthenticatorCall>) {
  const account = await requireOwner(caller, password)
  // Already removed: no e-mail is needed.
  if (!(await factorsOf(database(), account)).authenticator) {
    return { secondFactors: await describeFactors(database(), account), recoveryCodes: null }
  }
  return changeSecondFactors(caller, 'authenticatorOff', async (tx, { id }) => {
    await tx.delete(authenticators).where(eq(authenticators.accountId, id))
  })
}
