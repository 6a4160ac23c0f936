import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../tests/database.ts'
import { preparedOn, preparedSql } from './prepared-on.ts'
import { cities } from './schema/reference.ts'

const connection = testDatabase()

let built = 0
const cityOn = preparedOn((on, language: 'tr' | 'en') => {
  built += 1
  return on
    .select({ name: cities.name, language: sql<string>`${language}::text` })
    .from(cities)
    .where(eq(cities.id, sql.placeholder('id')))
    .prepare(`city_in_${language}`)
})

test('a statement is built once for each kind, and runs on the connection that it is given', async () => {
  const before = await cityOn(connection.db, 'tr').execute({ id: 34 })
  expect(before).toEqual([{ name: 'İstanbul', language: 'tr' }])
  const undone = connection.db.transaction(async (tx) => {
    await tx.update(cities).set({ name: 'Dersaadet' }).where(eq(cities.id, 34))
    // The change is visible to the transaction's own connection only.
    expect(await cityOn(tx, 'tr').execute({ id: 34 })).toMatchObject([{ name: 'Dersaadet' }])
    expect(await cityOn(connection.db, 'tr').execute({ id: 34 })).toEqual(before)
    expect(await cityOn(tx, 'en').execute({ id: 6 })).toEqual([{ name: 'Ankara', language: 'en' }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await cityOn(connection.planned, 'tr').execute({ id: 34 })).toEqual(before)
  expect(built).toBe(2)
})

const renamingOn = preparedSql<{ before: string; after: string }>(
  'renamed_city',
  sql`with before as (select name from ${cities} where id = ${sql.placeholder('id')}::int),
    renamed as (update ${cities} set name = ${sql.placeholder('name')} where id = ${sql.placeholder('id')}::int returning name)
    select before.name as before, renamed.name as after from before, renamed`,
)

test('a statement written in SQL is built once, too', async () => {
  const undone = connection.planned.transaction(async (tx) => {
    const { rows } = await renamingOn(tx).execute({ id: 34, name: 'Dersaadet' })
    expect(rows).toEqual([{ before: 'İstanbul', after: 'Dersaadet' }])
    expect((await renamingOn(tx).execute({ id: 34, name: 'Asitane' })).rows).toEqual([
      { before: 'Dersaadet', after: 'Asitane' },
    ])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
})
