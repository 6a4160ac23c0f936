import { database } from '#database/connection.ts'
import { codes } from '#database/schema/accounts.ts'
import { findToken, takeToken } from '#domain/accounts/accounts/codes.ts'
import { newId } from '#platform/ids.ts'
import { hashToken, randomToken } from '#platform/tokens.ts'

const minutes = 10

/**
 * Stands for a right password while the second factor is asked for, so that nobody has to keep the password. Used once;
 * whatever voids an account's codes, such as another password, voids it too.
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

/** Whose password was right, while that still counts. */
export const continuedAccount = async (continuation: string) =>
  (await findToken(database(), 'signIn', continuation))?.accountId

/** Uses it up; one of two who try it at once gets it. */
export const takeContinuation = async (continuation: string) =>
  (await takeToken(database(), 'signIn', continuation)) !== undefined
