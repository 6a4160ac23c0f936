import { database } from '#database/connection.ts'
import { codes } from '#database/schema/accounts.ts'
import { findToken, takeToken } from '#domain/accounts/accounts/codes.ts'
import { newId } from '#platform/ids.ts'
import { hashToken, randomToken } from '#platform/tokens.ts'

const minutes = 10

/**
 * A token that replaces the password in the second step of a sign-in, so that the client need not keep the password.
 * Works once; anything that voids an account's codes, such as a new password, voids it too.
 */
export async function giveContinuation(accountId: string) {
  const token = randomToken()
  await database()
    .insert(codes)
    .values({
      id: newId(),
      accountId,
      purpose: 'signIn',
      target: '',
      codeHash: '',
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + minutes * 60_000),
    })
  return token
}

/** The account whose password was right, while the token is valid. */
export const continuedAccount = async (continuation: string) =>
  (await findToken(database(), 'signIn', continuation))?.accountId

/** Uses the token up; of two concurrent requests one succeeds. */
export const takeContinuation = async (continuation: string) =>
  (await takeToken(database(), 'signIn', continuation)) !== undefined
