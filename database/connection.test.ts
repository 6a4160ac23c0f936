import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../tests/database.ts'
import { type Connection, connect, type Transaction } from './connection.ts'

const database = testDatabase()
let connection: Connection
beforeAll(() => {
  connection = connect(database.url, { max: 1 })
})
afterAll(() => connection.close())

const works = () => connection.db.transaction((tx) => tx.execute(sql`select 1 as one`)).then(({ rows }) => rows)

/** Ends the session of a transaction as an administrator, a failover or a crash would. */
async function terminate(tx: Transaction) {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
}

test('a session that ends in the middle of a transaction fails that transaction and nothing else, however often', async () => {
  for (let time = 0; time < 5; time++) {
    const broken = connection.db.transaction(async (tx) => {
      await terminate(tx)
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow('Failed query')
    expect(await works()).toEqual([{ one: 1 }])
  }
})

test('a session that ends while its transaction does something else causes no unhandled error', async () => {
  const ended = new Promise((resolve) => {
    connection.pool.once('acquire', (client) => client.once('end', resolve))
  })
  const broken = connection.db.transaction(async (tx) => {
    await terminate(tx)
    await ended
  })
  await expect(broken).rejects.toThrow('Failed query: rollback')
  expect(await works()).toEqual([{ one: 1 }])
})

test('a connection that is lost before its transaction has begun is given back to the pool', async () => {
  connection.pool.once('acquire', (client) => client.end())
  await expect(works()).rejects.toThrow('Failed query: begin')
  expect(await works()).toEqual([{ one: 1 }])
})

test('a statement that exceeds its timeout is cancelled, and its connection serves the next one', async () => {
  const impatient = connect(database.url, { max: 1, statementTimeout: 50 })
  const given = impatient.db.execute(sql`select pg_sleep(60)`)
  await expect(given).rejects.toMatchObject({ cause: { code: '57014' } })
  expect((await impatient.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await impatient.close()
})
