import { randomInt } from 'node:crypto'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { recoveryCodes } from '#database/schema/second-factors.ts'
import { hashCode, hashesOfCode } from '#platform/tokens.ts'

const amount = 10
// Without i, l, o, 0 and 1, because the codes are read off paper.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Replaces all recovery codes by ten new ones. They are shown once; only hashes are stored. */
export async function makeRecoveryCodes(tx: Transaction, accountId: string) {
  const made = Array.from({ length: amount }, randomCode)
  await dropRecoveryCodes(tx, accountId)
  await tx
    .insert(recoveryCodes)
    .values(made.map((code) => ({ accountId, codeHash: hashCode(code, codeOf(accountId)) })))
  return made.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

const randomCode = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')

/** Uses up a recovery code; of two simultaneous requests only one succeeds. */
export async function takeRecoveryCode(accountId: string, code: string) {
  const { rowCount } = await database()
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(and(isUnused(accountId), inArray(recoveryCodes.codeHash, [...hashesOfCode(code, codeOf(accountId))])))
  return rowCount === 1
}

export async function countRecoveryCodes(tx: Transaction | Database, accountId: string) {
  const [found] = await tx.select({ left: count() }).from(recoveryCodes).where(isUnused(accountId))
  return found?.left ?? 0
}

export async function dropRecoveryCodes(tx: Transaction, accountId: string) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
}

const isUnused = (accountId: string) => and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt))

const codeOf = (accountId: string) => `recovery:${accountId}`
