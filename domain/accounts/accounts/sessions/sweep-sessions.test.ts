import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codes, sessions, usedHandovers } from '#database/schema/accounts.ts'
import { aCandidate, aSession } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { createCode } from '../codes.ts'
import { sweepSessions } from './sweep-sessions.ts'

const connection = testDatabase()

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

test('sessions, codes and hand-overs that ended long ago are deleted; recent and open ones are not', async () => {
  const { accountId, sessionId: open } = await aCandidate()
  const change = async (changes: Partial<typeof sessions.$inferInsert>) => {
    const id = await aSession(accountId)
    await connection.db.update(sessions).set(changes).where(eq(sessions.id, id))
    return id
  }
  await change({ endedAt: daysAgo(31) })
  await change({ expiresAt: daysAgo(31) })
  const lately = await change({ endedAt: daysAgo(29) })
  await connection.db.transaction(async (tx) => {
    await createCode(tx, { accountId, purpose: 'gsm', target: 'old' })
    await tx.update(codes).set({ expiresAt: daysAgo(31) })
    await createCode(tx, { accountId, purpose: 'gsm', target: 'new' })
  })

  await connection.db.insert(usedHandovers).values([
    { id: 'old', expiresAt: daysAgo(31) },
    { id: 'new', expiresAt: daysAgo(1) },
  ])

  expect(await sweepSessions({ days: 30 })).toBe(4)
  const left = await connection.db.select({ id: sessions.id }).from(sessions)
  expect(left.map(({ id }) => id).sort()).toEqual([open, lately].sort())
  expect((await connection.db.select().from(codes)).map(({ target }) => target)).toEqual(['new'])
  expect((await connection.db.select().from(usedHandovers)).map(({ id }) => id)).toEqual(['new'])
  expect(await sweepSessions({ days: 30 })).toBe(0)
})
