import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { authenticators } from '#database/schema/second-factors.ts'
import { unseal } from '#platform/tokens.ts'
import type { Factors } from './factors-of.ts'
import { stepOf } from './totp.ts'

/**
 * Uses up a code of the account's app. Neither it nor any earlier one works again; of two concurrent requests only one
 * succeeds.
 */
export async function takeAuthenticatorCode(
  { accountId, secret }: NonNullable<Factors['authenticator']>,
  code: string,
) {
  const step = await stepIn(secret, code)
  if (step === undefined) return false
  const { rowCount } = await database()
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.accountId, accountId),
        isNotNull(authenticators.confirmedAt),
        lt(authenticators.lastStep, step),
      ),
    )
  return rowCount === 1
}

export async function stepIn(sealed: string, code: string) {
  const secret = await unseal(sealed, 'authenticators')
  return secret === undefined ? undefined : stepOf(Buffer.from(secret, 'base64url'), code)
}
