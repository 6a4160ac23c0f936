import { resolve } from 'node:path'
import { writeArchive } from '#database/backup/write-archive.ts'
import { ConfigError } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { secretName } from '#platform/secrets.ts'
import { openDataFolders } from '../start/data-folders.ts'
import { filesOf } from '../start/files.ts'
import { readSettings } from '../start/settings.ts'
import { endWithSentence } from './end-with-sentence.ts'
import { onDatabase } from './on-database.ts'

/**
 * `npm run backup -- FILE`: archives all rows, as a consistent snapshot, and all files. The product may keep running.
 */
async function main() {
  const [name] = process.argv.slice(2)
  if (!name) throw new ConfigError('Name the archive: npm run backup -- FILE')
  const config = readSettings()
  openDataFolders(config)
  const path = resolve(name)
  const files = await filesOf(config, createLog('warn'))
  const started = performance.now()
  // Without migrating: a backup is made before a new version changes anything.
  const {
    rows,
    files: count,
    bytes,
  } = await onDatabase(
    async ({ pool }) => {
      const client = await pool.connect()
      return writeArchive(path, client, files).finally(() => client.release(true))
    },
    { migrated: false },
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${rows} rows and ${count} files, ${(bytes / 1024 / 1024).toFixed(1)} MB in ${seconds} s: ${path}`)
  console.log(
    `${secretName(config)} is NOT in it, so that whoever finds the archive reads no identity numbers. Keep it elsewhere: without it nobody does.`,
  )
}

main().catch(endWithSentence)
