import { z } from 'zod'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { codes } from '#database/schema/accounts.ts'
import { takeToken } from '#domain/accounts/codes.ts'
import { newId } from '#platform/ids.ts'
import { hashToken, randomToken } from '#platform/tokens.ts'

export const challengeMinutes = 5

/** What a challenge was given for: one for signing in makes no passkey, and the other way round. */
export type Use = 'add' | 'signIn' | 'confirm'

/** What a passkey signs: known to nobody before, good once and for minutes, kept as a hash. */
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

/** The challenge that a browser's answer speaks of, used up; undefined unless it was given to this account for this. */
export async function takeChallenge(clientDataJSON: string, accountId: string, use: Use) {
  const challenge = challengeIn(clientDataJSON)
  const taken = challenge && (await takeToken(database(), 'passkey', challenge))
  return taken && taken.accountId === accountId && taken.target === use ? challenge : undefined
}

const ClientData = z.object({ challenge: z.string() })

function challengeIn(clientDataJSON: string) {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return undefined
  }
}
