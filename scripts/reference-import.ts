import { readFileSync } from 'node:fs'
import { connect, type Database } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { importReference } from '#database/reference/import.ts'
import { ImportError } from '#database/reference/import-shapes.ts'
import { loadReference } from '#database/reference/load.ts'
import { ConfigError, readConfig } from '#platform/config.ts'

/** `npm run reference:import -- FILE …`: loads lists of provinces or universities over the built-in ones. */
async function main(files: readonly string[]) {
  if (files.length === 0) throw new ImportError('Name the file: npm run reference:import -- FILE')
  const { databaseUrl, dataDir } = readConfig(process.env)
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir: `${dataDir}/postgres`, log: quiet })
  const connection = connect(databaseUrl ?? embedded?.url ?? '', { max: 2 })
  try {
    await migrate(connection.pool)
    await loadReference(connection.db)
    for (const file of files) await load(connection.db, file)
  } finally {
    await connection.close()
    await embedded?.stop()
  }
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

const quiet = { info() {}, warn: console.warn }

main(process.argv.slice(2)).catch((error: unknown) => {
  const forPeople = error instanceof ImportError || error instanceof ConfigError || isMissingFile(error)
  console.error(forPeople && error instanceof Error ? error.message : error)
  process.exitCode = 1
})

function isMissingFile(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
