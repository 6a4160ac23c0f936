import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { olderSnapshots } from './older-snapshots.ts'

// `npm run db:generate`: drizzle-kit compares the schema with the last snapshot and writes one more. The older ones,
// 300 kilobytes each, are read by nothing.

const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' })
if (status === 0) for (const file of olderSnapshots()) rmSync(file)
process.exitCode = status ?? 1
