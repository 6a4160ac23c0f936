import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { codes, sessions } from '#database/schema/accounts.ts'
import { newId } from '#platform/ids.ts'
import { hashCode, hashesOfCode, hashToken, randomToken } from '#platform/tokens.ts'

/**
 * Stored in the same table as codes and links, but not sent: a passkey's challenge, and the token between the two
 * steps of a sign-in.
 */
type Unsent = 'passkey' | 'signIn'

/** The purposes of codes and links that are sent. */
export type Purpose = Exclude<(typeof codes.$inferSelect)['purpose'], Unsent>

export const codeMinutes = 10
const maxTries = 5

interface Wanted {
  readonly accountId: string
  readonly purpose: Purpose
  /** The address or number that the code verifies. */
  readonly target: string
  /** How long the link that goes with the code is valid, if there is one. */
  readonly linkMinutes?: number
  /** Hash of the network address whose rate limits are given back when the code is used. */
  readonly place?: string | undefined
}

/** Creates a code and a link token. Only their hashes are stored. */
export async function createCode(tx: Transaction, { accountId, purpose, target, linkMinutes, place }: Wanted) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const token = randomToken()
  const now = Date.now()
  await tx.insert(codes).values({
    id: newId(now),
    accountId,
    purpose,
    target,
    codeHash: hashCode(code, `${purpose}:${accountId}`),
    tokenHash: linkMinutes === undefined ? null : hashToken(token),
    place: place ?? null,
    createdAt: new Date(now),
    expiresAt: new Date(now + (linkMinutes ?? codeMinutes) * 60_000),
  })
  return { code, token }
}

/**
 * Uses up the newest code of this purpose if it matches. A wrong try is counted, so the caller must not roll the
 * transaction back.
 */
export async function takeCode(tx: Transaction, accountId: string, purpose: Purpose, code: string) {
  const [newest] = await tx
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.accountId, accountId),
        eq(codes.purpose, purpose),
        isNull(codes.usedAt),
        gt(codes.createdAt, new Date(Date.now() - codeMinutes * 60_000)),
      ),
    )
    .orderBy(desc(codes.createdAt))
    .limit(1)
    .for('update')
  if (!newest || newest.tries >= maxTries) return undefined
  const isRight = hashesOfCode(code, `${purpose}:${accountId}`).some((hash) => isSame(newest.codeHash, hash))
  await tx
    .update(codes)
    .set(isRight ? { usedAt: new Date() } : { tries: newest.tries + 1 })
    .where(eq(codes.id, newest.id))
  return isRight ? newest : undefined
}

/**
 * The newest codes of this purpose sent to an address or a number, one for each account, the latest first, locked.
 * Codes of accounts with a session that has ended since are left out: that session may have requested the code.
 */
export const codesAwaitedAt = (tx: Transaction, purpose: Purpose, target: string) =>
  tx
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.target, target),
        isNull(codes.usedAt),
        gt(codes.expiresAt, new Date()),
        lt(codes.tries, maxTries),
        isNewest,
        notExists(tx.select().from(sessions).where(endedSinceCode)),
      ),
    )
    .orderBy(desc(codes.createdAt))
    .for('update')

/** Uses up the code among these that matches. The caller counts a wrong try. */
export async function takeOneOf(tx: Transaction, awaited: readonly Awaited[], code: string) {
  const right = awaited.find(({ codeHash, purpose, accountId }) =>
    hashesOfCode(code, `${purpose}:${accountId}`).some((hash) => isSame(codeHash, hash)),
  )
  if (right) await tx.update(codes).set({ usedAt: new Date() }).where(eq(codes.id, right.id))
  return right
}

const endedSinceCode = and(eq(sessions.accountId, codes.accountId), gt(sessions.endedAt, codes.createdAt))

type Awaited = typeof codes.$inferSelect

/** Uses up a token. Only the newest link is valid, while several challenges and sign-ins may be open at once. */
export async function takeToken(tx: Transaction | Database, purpose: Purpose | Unsent, token: string) {
  const [taken] = await tx.update(codes).set({ usedAt: new Date() }).where(isOpenToken(purpose, token)).returning()
  return taken
}

/** The row of a token that is still valid, without using it up. */
export async function findToken(tx: Transaction | Database, purpose: Purpose | Unsent, token: string) {
  const [found] = await tx.select().from(codes).where(isOpenToken(purpose, token))
  return found
}

const isOpenToken = (purpose: Purpose | Unsent, token: string) =>
  and(
    eq(codes.tokenHash, hashToken(token)),
    eq(codes.purpose, purpose),
    isNull(codes.usedAt),
    gt(codes.expiresAt, new Date()),
    purpose === 'passkey' || purpose === 'signIn' ? undefined : isNewest,
  )

const isNewest = sql`not exists (select from ${codes} as newer where newer.account_id = ${codes.accountId} and newer.purpose = ${codes.purpose}
    and (newer.created_at, newer.id) > (${codes.createdAt}, ${codes.id}))`

/**
 * Locks the account's unused codes. Verifying locks codes before the account; the same order here avoids a deadlock.
 */
export const lockCodes = (tx: Transaction, accountId: string) =>
  tx
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.accountId, accountId), isNull(codes.usedAt)))
    .orderBy(codes.id)
    .for('update')

/** Makes every code and link that was sent to the account so far invalid. */
export async function voidCodes(tx: Transaction, accountId: string) {
  await tx
    .update(codes)
    .set({ usedAt: new Date() })
    .where(and(eq(codes.accountId, accountId), isNull(codes.usedAt)))
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))
