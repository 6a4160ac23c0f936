import { expect, test } from 'vitest'
import { testDatabase } from '../tests/database.ts'
import { countUses, limit, pardon } from './rate-limits.ts'

const connection = testDatabase()

const byAddress = limit('test:address', { points: 3, seconds: 60 })
const byAccount = limit('test:account', { points: 2, seconds: 600 })
const byDay = limit('test:day', { points: 100, seconds: 6000 })

const pointsOf = async (key: string) =>
  (await connection.pool.query('select points from rate_limits where key = $1', [key])).rows[0]?.points

test('uses are counted in order until one exceeds its limit, and the answer is how long to wait', async () => {
  const uses = [
    [byAddress, 'one'],
    [byAccount, 'one'],
    [byDay, 'one'],
  ] as const
  expect([await countUses(uses), await countUses(uses)]).toEqual([undefined, undefined])
  const wait = await countUses(uses)
  expect(wait).toBeGreaterThan(590)
  expect(wait).toBeLessThanOrEqual(600)
  // The third call stopped counting at the account; the fourth stops at the address.
  expect(await countUses(uses)).toBeLessThanOrEqual(60)
  expect(await Promise.all(uses.map(([limit, whose]) => pointsOf(limit.keyOf(whose))))).toEqual([4, 3, 2])
})

test('concurrent uses are all counted', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      countUses([
        [byAddress, 'many'],
        [byDay, 'many'],
      ]),
    ),
  )
  expect(answers.filter((wait) => wait === undefined)).toHaveLength(3)
  expect(await pointsOf(byAddress.keyOf('many'))).toBe(30)
  expect(await pointsOf(byDay.keyOf('many'))).toBe(3)
})

test('counting and giving back the same keys concurrently never deadlocks', async () => {
  const [address, place, account] = ['address', 'place', 'account'].map((name) =>
    limit(`test:wide-${name}`, { points: 1000, seconds: 60 }),
  ) as [typeof byDay, typeof byDay, typeof byDay]
  const lane = async () => {
    for (let left = 40; left > 0; left -= 1) {
      const uses = [
        ['forgive', address, 'both'],
        ['forget', place, 'both'],
        ['forgive', account, 'both'],
      ] as const
      expect(await countUses(uses.map(([, ...use]) => use))).toBeUndefined()
      await pardon(uses)
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  expect(await pointsOf(address.keyOf('both'))).toBe(0)
  expect(await pointsOf(account.keyOf('both'))).toBe(0)
})
