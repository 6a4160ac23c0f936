import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../tests/database.ts'
import type { Database, Transaction } from './connection.ts'
import { cities } from './schema/reference.ts'

const connection = testDatabase()

const nameOf = async (on: Database | Transaction, id: number) =>
  (await on.select({ name: cities.name }).from(cities).where(eq(cities.id, id)))[0]?.name

const plansKept = async (on: Database | Transaction) => {
  const { rows } = await on.execute<{ count: number }>(
    sql`select count(*) from pg_prepared_statements where statement like '%from "cities"%'`,
  )
  return rows[0]?.count
}

test('a repeated statement with other parameters is planned once per connection', async () => {
  await connection.planned.transaction(async (tx) => {
    expect(await nameOf(tx, 34)).toBe('İstanbul')
    expect(await nameOf(tx, 6)).toBe('Ankara')
    expect(await plansKept(tx)).toBe(1)
  })
  await connection.db.transaction(async (tx) => {
    const before = await plansKept(tx)
    expect(await tx.select({ id: cities.id }).from(cities).where(eq(cities.id, 35))).toEqual([{ id: 35 }])
    expect(await plansKept(tx)).toBe(before)
  })
})

test('after a failure the transaction is rolled back as any other, and the connection is used again', async () => {
  const failed = connection.planned.transaction(async (tx) => {
    await tx.update(cities).set({ name: 'Dersaadet' }).where(eq(cities.id, 34))
    await tx.execute(sql`select ${'x'}::int`)
  })
  await expect(failed).rejects.toThrow()
  expect(await nameOf(connection.planned, 34)).toBe('İstanbul')
})

test('after a column type changed each connection fails at most once, then plans anew', async () => {
  await connection.pool.query("create table changing (id integer, name text); insert into changing values (1, 'one')")
  const read = async () => {
    const asked = sql`select name from changing where id = ${1}`
    const { rows } = await connection.planned.transaction((tx) => tx.execute<{ name: string }>(asked))
    return rows[0]?.name
  }
  const readMany = (times: number) => Promise.allSettled(Array.from({ length: times }, read))
  await readMany(30)
  await connection.pool.query('alter table changing alter column name type varchar(300)')
  const failed = (await readMany(60)).filter(({ status }) => status === 'rejected')
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.length).toBeLessThanOrEqual(10)
  expect(await readMany(20)).toEqual(Array(20).fill({ status: 'fulfilled', value: 'one' }))
})
