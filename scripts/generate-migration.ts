import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { olderSnapshots } from './checking/older-snapshots.ts'
import { unappliedFunctions } from './checking/unapplied-functions.ts'

// `npm run db:generate`: drizzle-kit compares the schema with the last snapshot and writes a migration and one more snapshot.
// Functions and triggers, which drizzle-kit does not know, get a migration with the files of database/functions that changed.
// Of the snapshots, 300 kilobytes each, only the last is ever read, so the older ones are deleted.

generate(process.argv.slice(2))
const changed = unappliedFunctions()
if (changed.length > 0) {
  generate(['--custom', '--name', 'functions'])
  const [migration = ''] = globSync('database/migrations/*_functions.sql').sort().slice(-1)
  writeFileSync(migration, changed.map((file) => readFileSync(file, 'utf8')).join('--> statement-breakpoint\n'))
  console.log(`${migration} applies ${changed.join(', ')}.`)
}
for (const file of olderSnapshots()) rmSync(file)

function generate(args: readonly string[]) {
  const { status } = spawnSync('drizzle-kit', ['generate', ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
