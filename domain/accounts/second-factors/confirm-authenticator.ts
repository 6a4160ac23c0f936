import { and, eq, gt, isNull } from 'drizzle-orm'
import type { confirmAuthenticator as confirmAuthenticatorCall } from '#contract/accounts/second-factors.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { authenticators } from '#database/schema/second-factors.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { changeSecondFactors } from './change-second-factors.ts'
import { forgetTries, requireCodeTry } from './code-tries.ts'
import { stepIn } from './take-authenticator-code.ts'

const patienceMs = 10 * 60_000

/** Turns an authenticator app on with its first code, which proves that the app has the secret. */
export async function confirmAuthenticator(caller: Caller, { code }: Input<typeof confirmAuthenticatorCall>) {
  const { accountId } = signedIn(caller)
  // Counted apart from sign-in, so that a stolen session cannot lock the owner out of signing in.
  const setUp = `set-up:${accountId}`
  await requireCodeTry(caller, setUp)
  const changed = await changeSecondFactors(caller, 'authenticatorOn', async (tx) => {
    const isBegun = and(
      eq(authenticators.accountId, accountId),
      isNull(authenticators.confirmedAt),
      gt(authenticators.createdAt, new Date(Date.now() - patienceMs)),
    )
    const [begun] = await tx.select().from(authenticators).where(isBegun).for('update')
    const lastStep = begun && (await stepIn(begun.secret, code))
    if (lastStep === undefined) throw problem('secondFactors.wrongAppCode')
    await tx
      .update(authenticators)
      .set({ confirmedAt: new Date(), lastStep })
      .where(eq(authenticators.accountId, accountId))
  })
  await forgetTries(setUp)
  return changed
}
