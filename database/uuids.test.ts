import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '../tests/database.ts'
import { database } from './connection.ts'
import { newIdPerRow, uuids } from './uuids.ts'

testDatabase()

test('the database makes ids as we do: of version 7, by time, and each only once', async () => {
  const before = newId(Date.now() - 5)
  const { rows } = await database().execute<{ id: string }>(
    sql`select ${newIdPerRow} as id from generate_series(1, 1000)`,
  )
  const after = newId(Date.now() + 1000)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1000)
  for (const { id } of rows) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(id > before && id < after).toBe(true)
  }
})

test('many ids are one parameter', async () => {
  const ids = Array.from({ length: 70_000 }, () => newId())
  const { rows } = await database().execute<{ count: number }>(
    sql`select count(*) as count from unnest(${uuids(ids)}) as one`,
  )
  expect(rows[0]?.count).toBe(70_000)
})
