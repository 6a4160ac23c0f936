import type { Transaction } from '../connection.ts'
import { universities } from '../schema/reference.ts'
import type { WorldUniversities } from './import-shapes.ts'
import { keepIds } from './keep-ids.ts'
import { describeUniversity, knownUniversities, requirePlaces } from './known-universities.ts'
import { upsert } from './upsert.ts'

export async function importWorldUniversities(tx: Transaction, file: WorldUniversities) {
  await requirePlaces(tx, file)
  const known = await knownUniversities(tx)
  // For a university in both lists (in Northern Cyprus, for one) the Turkish row stays, because it has more detail.
  const better = new Set(known.filter(({ type }) => type !== 'world').map(({ id }) => id))
  const rows = keepIds(known, file, describeUniversity)
    .filter(({ id }) => !better.has(id))
    .map(({ id, name, countryId, domain = null }) => ({
      id,
      name,
      type: 'world' as const,
      countryId,
      domain,
      origin: 'import' as const,
    }))
  return [await upsert(tx, universities, rows)]
}
