import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { database } from '#database/connection.ts'
import { codes } from '#database/schema/accounts.ts'
import { newId } from '#platform/ids.ts'
import { keyFor, keysFor } from '#platform/secrets.ts'
import { hashToken } from '#platform/tokens.ts'
import { challengeIn, challengeMinutes } from './passkey-challenge.ts'

// The challenge of a sign-in by passkey alone. Every visitor of a sign-in page gets one before it is known whose
// passkey will answer, so it is self-validating: it is stored only when it is used, to refuse a second use.

const [timeLength, randomLength, markLength] = [6, 16, 16]

/** Valid for some minutes, by the time and the MAC that it contains. */
export function entryChallenge(now = Date.now()): string {
  const content = Buffer.alloc(timeLength + randomLength)
  content.writeUIntBE(now, 0, timeLength)
  randomBytes(randomLength).copy(content, timeLength)
  return Buffer.concat([content, markOf(content, keyFor(purpose))]).toString('base64url')
}

/** The challenge in a browser's answer, if this server made it and it has not expired. */
export function entryChallengeIn(clientDataJSON: string): string | undefined {
  const challenge = challengeIn(clientDataJSON)
  const bytes = Buffer.from(challenge ?? '', 'base64url')
  if (bytes.length !== timeLength + randomLength + markLength) return undefined
  const content = bytes.subarray(0, timeLength + randomLength)
  const mark = bytes.subarray(content.length)
  if (!keysFor(purpose).some((key) => timingSafeEqual(mark, markOf(content, key)))) return undefined
  const age = Date.now() - content.readUIntBE(0, timeLength)
  return age >= 0 && age <= challengeMinutes * 60_000 ? challenge : undefined
}

/** False if it was used before: of two requests with the same answer one succeeds. */
export async function takeEntryChallenge(challenge: string, accountId: string): Promise<boolean> {
  const [used, expiresAt] = [new Date(), new Date(Date.now() + challengeMinutes * 60_000)]
  const { rowCount } = await database()
    .insert(codes)
    .values({
      id: newId(),
      accountId,
      purpose: 'passkey',
      target: 'enter',
      codeHash: '',
      tokenHash: hashToken(challenge),
      usedAt: used,
      expiresAt,
    })
    .onConflictDoNothing()
  return rowCount === 1
}

const purpose = 'passkey challenges'

const markOf = (content: Buffer, key: Uint8Array) =>
  createHmac('sha256', key).update(content).digest().subarray(0, markLength)
