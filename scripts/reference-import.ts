import { readFileSync } from 'node:fs'
import type { Database } from '#database/connection.ts'
import { importReference } from '#database/reference/import.ts'
import { ImportError } from '#database/reference/import-shapes.ts'
import { loadReference } from '#database/reference/load.ts'
import { ConfigError } from '#platform/config.ts'
import { onDatabase } from './on-database.ts'

/** `npm run reference:import -- FILE …`: loads lists of provinces or universities over the built-in ones. */
async function main(files: readonly string[]) {
  if (files.length === 0) throw new ImportError('Name the file: npm run reference:import -- FILE')
  await onDatabase(async ({ db }) => {
    await loadReference(db)
    for (const file of files) await load(db, file)
  })
}

async function load(db: Database, file: string) {
  const started = performance.now()
  const { shape, written } = await importReference(db, readFileSync(file, 'utf8')).catch((error: unknown) => {
    throw error instanceof ImportError ? new ImportError(`${file}: ${error.message}`) : error
  })
  console.log(`${file} (${shape}), ${((performance.now() - started) / 1000).toFixed(1)} s`)
  for (const { table, rows, inserted, changed } of written) {
    console.log(`  ${table}: ${rows} read, ${inserted} new, ${changed} changed`)
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const forPeople = error instanceof ImportError || error instanceof ConfigError || isMissingFile(error)
  console.error(forPeople && error instanceof Error ? error.message : error)
  process.exitCode = 1
})

function isMissingFile(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
