import { sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { importProvinces } from './import-provinces.ts'
import { readImport } from './import-shapes.ts'
import { importUniversities } from './import-universities.ts'
import { importWorldUniversities } from './import-world-universities.ts'
import { referenceLock } from './load.ts'
import { settle } from './settle.ts'
import type { Written } from './upsert.ts'
import { importHolidays } from './write-holidays.ts'

export interface Imported {
  readonly shape: string
  readonly written: readonly Written[]
}

/**
 * Imports a file over the existing data, in one transaction. Nothing is deleted but holidays, whose years are
 * replaced, and every id keeps its meaning.
 */
export async function importReference(db: Database, content: string): Promise<Imported> {
  const file = readImport(content)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${referenceLock})`)
    const written = await write()
    await settle(tx)
    return { shape: file.shape, written }

    function write() {
      if (file.shape === 'turkey-provinces-districts') return importProvinces(tx, file.rows)
      if (file.shape === 'universities-tr') return importUniversities(tx, file.rows)
      if (file.shape === 'holidays-tr') return importHolidays(tx, file.rows)
      return importWorldUniversities(tx, file.rows)
    }
  })
}
