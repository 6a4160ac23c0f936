import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'

const database = testDatabase()

const planOf = async (query: string) =>
  (await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`)).rows
    .map((row) => row['QUERY PLAN'])
    .join('\n')

test('the first universities of the list are read from an index, without sorting all', async () => {
  const plan = await planOf(
    'select id from universities order by (country_id <> 223), name collate turkish, id limit 12',
  )
  expect(plan).toContain('universities_in_turkish')
  expect(plan).not.toContain('Sort')
})

test('a search reads the trigram index instead of every city', async () => {
  expect(await planOf("select id from cities where search like '%istanb%'")).toContain('cities_search')
})
