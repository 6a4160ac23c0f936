import { randomBytes } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import type { beginAuthenticator as beginAuthenticatorCall } from '#contract/accounts/second-factors.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { authenticators } from '#database/schema/second-factors.ts'
import { seal } from '#platform/tokens.ts'
import { requireOwner } from './require-owner.ts'
import { base32, otpauthAddress } from './totp.ts'

/**
 * Creates the secret of an authenticator app. The password is checked here, so confirming the secret needs only a
 * code.
 */
export async function beginAuthenticator(caller: Caller, { password }: Input<typeof beginAuthenticatorCall>) {
  const { id, email } = await requireOwner(caller, password)
  const secret = randomBytes(20)
  const begun = {
    secret: await seal(secret.toString('base64url'), 'authenticators'),
    lastStep: 0,
    createdAt: new Date(),
  }
  const { rowCount } = await database()
    .insert(authenticators)
    .values({ accountId: id, ...begun })
    .onConflictDoUpdate({ target: authenticators.accountId, set: begun, setWhere: isNull(authenticators.confirmedAt) })
  if (rowCount === 0) throw problem('secondFactors.authenticatorOn')
  return { secret: base32(secret), address: otpauthAddress(secret, email) }
}
