import { readConfig } from '#platform/config.ts'
import { readEnvironmentFile } from './settings.ts'

// Run by scripts/setup.mjs before the build, so that wrong settings are reported at once. Remarks about `.env` are left
// to the start.

try {
  readEnvironmentFile(process.env)
  readConfig(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
