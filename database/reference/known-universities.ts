import { fold } from '#platform/text/turkish.ts'
import type { Transaction } from '../connection.ts'
import { cities, countries, universities } from '../schema/reference.ts'
import { ImportError, type WrongFile } from './import-shapes.ts'

export async function knownUniversities(tx: Transaction) {
  const { id, countryId, name, nameEn, type } = universities
  const rows = await tx.select({ id, countryId, name, nameEn, type }).from(universities)
  return rows.map((row) => ({ id: row.id, type: row.type, ...describeUniversity(row) }))
}

/** Recognises a university by its English name, which the Turkish list and the world's list share. */
export function describeUniversity(university: {
  countryId: number
  name: string
  nameEn?: string | null | undefined
}) {
  const { countryId, name, nameEn } = university
  return { scope: countryId, names: nameEn ? [fold(name), fold(nameEn)] : [fold(name)] }
}

interface Placed {
  readonly name: string
  readonly countryId: number
  readonly provinceId?: number | null | undefined
}

/** Names the row whose place does not exist, before a foreign key refuses the whole import. */
export async function requirePlaces(tx: Transaction, rows: readonly Placed[]) {
  const known = async (table: typeof countries | typeof cities) =>
    new Set((await tx.select({ id: table.id }).from(table)).map(({ id }) => id))
  const [countryIds, cityIds] = [await known(countries), await known(cities)]
  for (const [at, { name, countryId, provinceId }] of rows.entries()) {
    const where = `Row ${at + 1} ("${name}")`
    const unknownAt = (field: string): WrongFile => ({ wrong: 'place', row: at + 1, name, at: field })
    if (!countryIds.has(countryId)) {
      const message = `${where} is in country ${countryId}, which does not exist.`
      throw new ImportError(message, unknownAt('countryId'))
    }
    if (provinceId && !cityIds.has(provinceId)) {
      const message = `${where} is in province ${provinceId}, which does not exist.`
      throw new ImportError(message, unknownAt('provinceId'))
    }
  }
}
