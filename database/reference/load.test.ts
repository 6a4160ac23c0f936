import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import { connect } from '../connection.ts'
import { banks, cities, countries, referenceVersions, towns, universities } from '../schema/reference.ts'
import { loadReference } from './load.ts'

const database = testDatabase()

test('a start that finds everything loaded runs one query and writes nothing', async () => {
  const before = await versions()
  const asked: string[] = []
  const listening = drizzle(database.pool, { casing: 'snake_case', logger: { logQuery: (query) => asked.push(query) } })
  expect(await loadReference(listening)).toEqual([])
  expect(asked).toEqual([expect.stringMatching(/^select .* from "reference_versions"$/)])
  expect(await versions()).toEqual(before)
})

test('81 provinces, 973 districts and 17,533 cities of the world are there', async () => {
  expect(await database.db.$count(cities, eq(cities.countryId, 223))).toBe(81)
  expect(await database.db.$count(cities)).toBe(81 + 17_533)
  expect(await database.db.$count(towns)).toBe(973)
})

test('only the source that changed is loaded again, and it repairs its rows', async () => {
  await database.db.update(banks).set({ name: 'Yanlış' }).where(eq(banks.id, 46))
  await database.db.update(referenceVersions).set({ hash: 'old' }).where(eq(referenceVersions.name, 'banks-tr'))
  expect(await loadReference(database.db)).toEqual(['banks-tr'])
  const [akbank] = await database.db.select({ name: banks.name }).from(banks).where(eq(banks.id, 46))
  expect(akbank).toEqual({ name: 'Akbank T.A.Ş.' })
})

test('built-in data does not overwrite rows that an operator imported', async () => {
  const imported = { name: 'Yeni Ad Üniversitesi', origin: 'import' as const }
  await database.db.update(universities).set(imported).where(eq(universities.id, 50))
  await database.db.update(universities).set({ name: 'Yanlış' }).where(eq(universities.id, 51))
  await database.db.update(referenceVersions).set({ hash: 'old' }).where(eq(referenceVersions.name, 'universities-tr'))
  await loadReference(database.db)
  const rows = await database.db
    .select({ id: universities.id, name: universities.name })
    .from(universities)
    .where(sql`${universities.id} in (50, 51)`)
    .orderBy(universities.id)
  expect(rows).toEqual([
    { id: 50, name: 'Yeni Ad Üniversitesi' },
    { id: 51, name: 'Bolu Abant İzzet Baysal Üniversitesi' },
  ])
})

test('of two processes that start at once one loads and the other finds it done', async () => {
  await database.db.update(referenceVersions).set({ hash: 'old' }).where(eq(referenceVersions.name, 'countries'))
  const other = connect(database.url)
  try {
    const loaded = await Promise.all([loadReference(database.db), loadReference(other.db)])
    expect(loaded.flat()).toEqual(['countries'])
    expect(await database.db.$count(countries)).toBe(250)
  } finally {
    await other.close()
  }
})

function versions() {
  return database.db.select().from(referenceVersions).orderBy(referenceVersions.name)
}
