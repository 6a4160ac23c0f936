import { z } from 'zod'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { codes } from '#database/schema/accounts.ts'
import { takeToken } from '#domain/accounts/accounts/codes.ts'
import { newId } from '#platform/ids.ts'
import { hashToken, randomToken } from '#platform/tokens.ts'

export const challengeMinutes = 5

/** The purpose of a challenge; it works for no other. */
export type Use = 'add' | 'signIn' | 'confirm'

/** Creates the random challenge that a passkey signs: valid once and for some minutes, stored as a hash. */
export async function giveChallenge(tx: Transaction | Database, accountId: string, use: Use) {
  const challenge = randomToken()
  await tx.insert(codes).values({
    id: newId(),
    accountId,
    purpose: 'passkey',
    target: use,
    codeHash: '',
    tokenHash: hashToken(challenge),
    expiresAt: new Date(Date.now() + challengeMinutes * 60_000),
  })
  return challenge
}

/** Uses up the challenge in a browser's answer; undefined unless it was made for this account and use. */
export async function takeChallenge(clientDataJSON: string, accountId: string, use: Use) {
  const challenge = challengeIn(clientDataJSON)
  const taken = challenge && (await takeToken(database(), 'passkey', challenge))
  return taken && taken.accountId === accountId && taken.target === use ? challenge : undefined
}

const ClientData = z.object({ challenge: z.string() })

export function challengeIn(clientDataJSON: string) {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return undefined
  }
}
