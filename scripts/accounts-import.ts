import { readFileSync } from 'node:fs'
import { AccountImportError, importAccounts } from '#domain/accounts/accounts/import-accounts.ts'
import { ConfigError } from '#platform/config.ts'
import { onDatabase } from './on-database.ts'

/** `npm run accounts:import -- FILE.csv`: candidates of an older system, a line of email;name;surname;md5 for each. */
async function main([file]: readonly string[]) {
  if (!file) throw new AccountImportError('Name the file: npm run accounts:import -- FILE.csv')
  const csv = readFileSync(file, 'utf8')
  const { read, added } = await onDatabase(({ db }) => importAccounts(db, csv))
  console.log(`${file}: ${read} read, ${added} new, ${read - added} had an account already`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const forPeople = error instanceof AccountImportError || error instanceof ConfigError || isMissingFile(error)
  console.error(forPeople && error instanceof Error ? error.message : error)
  process.exitCode = 1
})

function isMissingFile(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
