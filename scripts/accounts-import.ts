import { readFileSync } from 'node:fs'
import { connect } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { AccountImportError, importAccounts } from '#domain/accounts/import-accounts.ts'
import { ConfigError, readConfig } from '#platform/config.ts'

/** `npm run accounts:import -- FILE.csv`: candidates of an older system, a line of email;name;surname;md5 for each. */
async function main([file]: readonly string[]) {
  if (!file) throw new AccountImportError('Name the file: npm run accounts:import -- FILE.csv')
  const csv = readFileSync(file, 'utf8')
  const { databaseUrl, dataDir } = readConfig(process.env)
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir: `${dataDir}/postgres`, log: quiet })
  const connection = connect(databaseUrl ?? embedded?.url ?? '', { max: 2 })
  try {
    await migrate(connection.pool)
    const { read, added } = await importAccounts(connection.db, csv)
    console.log(`${file}: ${read} read, ${added} new, ${read - added} had an account already`)
  } finally {
    await connection.close()
    await embedded?.stop()
  }
}

const quiet = { info() {}, warn: console.warn }

main(process.argv.slice(2)).catch((error: unknown) => {
  const forPeople = error instanceof AccountImportError || error instanceof ConfigError || isMissingFile(error)
  console.error(forPeople && error instanceof Error ? error.message : error)
  process.exitCode = 1
})

function isMissingFile(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
