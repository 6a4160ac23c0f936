import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection.ts'
import { referenceVersions } from '../schema/reference.ts'
import { importProvinces } from './import-provinces.ts'
import { type ImportFile, readImport } from './import-shapes.ts'
import { importUniversities } from './import-universities.ts'
import { importWorldUniversities } from './import-world-universities.ts'
import { referenceLock } from './load.ts'
import { settle } from './settle.ts'
import type { Written } from './upsert.ts'
import { importHolidays } from './write-holidays.ts'

export interface Imported {
  readonly shape: ImportFile['shape']
  readonly written: readonly Written[]
}

/**
 * Imports a file over the existing data, in one transaction. Nothing is deleted but holidays, whose years are
 * replaced, and every id keeps its meaning.
 */
export const importReference = (db: Database, content: string): Promise<Imported> =>
  db.transaction((tx) => importInto(tx, content))

/** The same within the caller's transaction. */
export async function importInto(tx: Transaction, content: string): Promise<Imported> {
  const imported = await writeFile(tx, content)
  await settle(tx)
  return imported
}

/** What importing the file would change, without changing it. */
export async function tryImport(db: Database, content: string): Promise<Imported> {
  const undone = new Error('It was only tried.')
  let imported: Imported | undefined
  await db
    .transaction(async (tx) => {
      imported = await writeFile(tx, content)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  if (!imported) throw new Error('A file was read and nothing is known of it')
  return imported
}

async function writeFile(tx: Transaction, content: string): Promise<Imported> {
  const file = readImport(content)
  await tx.execute(sql`select pg_advisory_xact_lock(${referenceLock})`)
  const written = await write(tx, file)
  const hash = createHash('sha256').update(content).digest('hex')
  const version = { name: `imported-${file.shape}`, hash, loadedAt: new Date() }
  await tx
    .insert(referenceVersions)
    .values(version)
    .onConflictDoUpdate({ target: referenceVersions.name, set: version })
  return { shape: file.shape, written }
}

function write(tx: Transaction, file: ImportFile) {
  if (file.shape === 'turkey-provinces-districts') return importProvinces(tx, file.rows)
  if (file.shape === 'universities-tr') return importUniversities(tx, file.rows)
  if (file.shape === 'holidays-tr') return importHolidays(tx, file.rows)
  return importWorldUniversities(tx, file.rows)
}
