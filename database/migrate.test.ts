import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, dropDatabase } from '../tests/setup/clones.ts'
import { type Connection, connect } from './connection.ts'
import { isMigrated, migrate } from './migrate.ts'

let url: string
let one: Connection
let other: Connection

beforeAll(async () => {
  url = await cloneDatabase({ ...inject('databaseServer'), template: 'template0' })
  one = connect(url)
  other = connect(url)
})

afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await dropDatabase(inject('databaseServer'), url)
})

test('two processes that start at once migrate an empty database once', async () => {
  await expect(isMigrated(one.pool)).rejects.toThrow('does not exist')
  await Promise.all([migrate(one.pool), migrate(other.pool)])
  expect(await isMigrated(other.pool)).toBe(true)
  const { rows } = await one.pool.query(
    'select count(*) as applied, count(distinct hash) as different from drizzle.__drizzle_migrations',
  )
  expect(rows[0].applied).toBe(rows[0].different)
})

test('a later start finds nothing to do', async () => {
  const before = await one.pool.query('select * from drizzle.__drizzle_migrations order by id')
  await migrate(one.pool)
  const after = await one.pool.query('select * from drizzle.__drizzle_migrations order by id')
  expect(after.rows).toEqual(before.rows)
})

test('a database that is behind is not ready', async () => {
  const { rows } = await one.pool.query(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning *',
  )
  expect(await isMigrated(one.pool)).toBe(false)
  await one.pool.query(
    'insert into drizzle.__drizzle_migrations select * from jsonb_populate_record(null::drizzle.__drizzle_migrations, $1)',
    [rows[0]],
  )
  expect(await isMigrated(one.pool)).toBe(true)
})

test('the lock is free again afterwards', async () => {
  const { rows } = await one.pool.query(
    "select count(*) as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  )
  expect(rows).toEqual([{ held: 0 }])
})
