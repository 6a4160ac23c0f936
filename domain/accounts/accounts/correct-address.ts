import { and, eq, isNull } from 'drizzle-orm'
import type { correctAddress as call } from '#contract/accounts/accounts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { lockCodes, voidCodes } from './codes.ts'
import { type Correction, correctionFor, hashOfAddress, openCorrection } from './correction.ts'
import { findAccountByEmail } from './find-account.ts'
import { isTaken } from './is-taken.ts'
import { addressCorrections, requireSending } from './limits.ts'
import { sentTo } from './sent-to.ts'
import { meetOther } from './sign-up.ts'
import { queueVerificationMessage } from './verification-message.ts'
import { withFixedDuration } from './with-fixed-duration.ts'

/**
 * Replaces a mistyped address of an unverified account, and sends its code to the new one. The answer is the same
 * whether such an account exists, and whether the new address has another account.
 */
export async function correctAddress(
  caller: Caller,
  { correction, email, to }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const known = openCorrection(correction)
  if (!known) throw problem('accounts.correctionOver')
  await addressCorrections.demand(known.accountId)
  await requireSending('verification', email, caller)
  const address = await withFixedDuration(() => correct(known, email, to))
  return { ...sentTo(email, 'verification'), correction: correctionFor({ ...known, address }) }
}

/** Returns the hash of the address that the account has afterwards. */
async function correct({ accountId, address: before }: Correction, email: string, to: string | undefined) {
  try {
    return await database().transaction(async (tx) => {
      // Lock order: codes before the account, as verifying does; avoids a deadlock.
      await lockCodes(tx, accountId)
      const isUnverified = and(eq(accounts.id, accountId), isNull(accounts.emailVerifiedAt), isNull(accounts.deletedAt))
      const [mistyped] = await tx.select().from(accounts).where(isUnverified).for('update')
      if (!mistyped || hashOfAddress(mistyped.email) !== before) return before
      const other = email === mistyped.email ? undefined : await findAccountByEmail(tx, email)
      if (other) {
        await meetOther(tx, other, to)
        return before
      }
      const account = { ...mistyped, email }
      await tx.update(accounts).set({ email }).where(eq(accounts.id, accountId))
      // Codes sent to the mistyped address may have reached another person.
      await voidCodes(tx, accountId)
      await queueVerificationMessage(tx, account, to)
      return hashOfAddress(email)
    })
  } catch (error) {
    // A concurrent sign-up took the address.
    if (isTaken(error)) return before
    throw error
  }
}
