import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection.ts'
import { referenceVersions } from '../schema/reference.ts'
import { settle } from './settle.ts'
import { type Source, sources } from './sources.ts'

// Any fixed number. Processes that start at once take turns, and the second finds nothing to load.
export const referenceLock = 7_204_521

/** Updates the built-in reference data to this version of the code; returns the names of what was loaded. */
export async function loadReference(db: Database): Promise<string[]> {
  const carried = sources.map(read)
  if ((await outdated(db, carried)).length === 0) return []
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${referenceLock})`)
    const loading = await outdated(tx, carried)
    for (const source of loading) await load(tx, source)
    if (loading.length > 0) await settle(tx)
    return loading.map(({ name }) => name)
  })
}

interface Carried extends Source {
  readonly content: string
  readonly hash: string
}

/** The loader's own files are part of the version, so that a changed loader loads again. */
const recipe = ['./sources.ts', './contents.ts', './provinces.ts'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
)

function read(source: Source): Carried {
  const content = readFileSync(new URL(`./${source.name}.json`, import.meta.url), 'utf8')
  const hash = createHash('sha256')
    .update(recipe.join())
    .update(source.edition?.() ?? '')
    .update(content)
    .digest('hex')
  return { ...source, content, hash }
}

async function outdated(db: Database | Transaction, carried: readonly Carried[]) {
  const loaded = await db.select({ name: referenceVersions.name, hash: referenceVersions.hash }).from(referenceVersions)
  const hashes = new Map(loaded.map(({ name, hash }) => [name, hash]))
  return carried.filter(({ name, hash }) => hashes.get(name) !== hash)
}

async function load(tx: Transaction, { name, hash, content, write }: Carried) {
  await write(tx, JSON.parse(content))
  const version = { name, hash, loadedAt: new Date() }
  await tx
    .insert(referenceVersions)
    .values(version)
    .onConflictDoUpdate({ target: referenceVersions.name, set: version })
}
