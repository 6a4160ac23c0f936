import { eq } from 'drizzle-orm'
import { turkey } from '#contract/data/data.ts'
import { fold } from '#platform/text/turkish.ts'
import type { Transaction } from '../connection.ts'
import { cities, towns } from '../schema/reference.ts'
import type { Provinces } from './import-shapes.ts'
import { keepIds } from './keep-ids.ts'
import { upsert } from './upsert.ts'

const origin = 'import' as const

export async function importProvinces(tx: Transaction, file: Provinces) {
  const provinces = keepIds(await knownProvinces(tx), file, describeProvince)
  const districts = keepIds(
    await knownTowns(tx),
    provinces.flatMap((province) =>
      province.districts.map(({ id, name }) => ({ id, officialId: id, cityId: province.id, name })),
    ),
    describeTown,
  )

  const asCities = provinces.map(({ id, name }) => ({ id, countryId: turkey, name, origin }))
  const asTowns = districts.map((district) => ({ ...district, origin }))
  return [await upsert(tx, cities, asCities), await upsert(tx, towns, asTowns)]
}

async function knownProvinces(tx: Transaction) {
  const rows = await tx.select({ id: cities.id, name: cities.name }).from(cities).where(eq(cities.countryId, turkey))
  return rows.map((row) => ({ id: row.id, ...describeProvince(row) }))
}

async function knownTowns(tx: Transaction) {
  const { id, cityId, name, officialId } = towns
  const rows = await tx.select({ id, cityId, name, officialId }).from(towns)
  return rows.map((row) => ({ id: row.id, ...describeTown(row) }))
}

function describeProvince({ name }: { name: string }) {
  return { scope: turkey, names: [fold(name)] }
}

/** Recognises a town by its official number or its name; the number survives a renaming. */
function describeTown({ cityId, name, officialId }: { cityId: number; name: string; officialId: number | null }) {
  return { scope: cityId, names: officialId === null ? [fold(name)] : [`#${officialId}`, fold(name)] }
}
