import { resolve } from 'node:path'
import { openArchive } from '#database/backup/open-archive.ts'
import { restoreArchive } from '#database/backup/restore-archive.ts'
import { ConfigError } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { knownSecret, secretName, setSecret } from '#platform/secrets.ts'
import { openDataFolders } from '../start/data-folders.ts'
import { filesOf } from '../start/files.ts'
import { readSettings } from '../start/settings.ts'
import { endWithSentence } from './end-with-sentence.ts'
import { onDatabase } from './on-database.ts'

/** `npm run restore -- FILE`: an archive of `npm run backup` into an empty database and the configured store of files. */
async function main() {
  const [name] = process.argv.slice(2)
  if (!name) throw new ConfigError('Name the archive: npm run restore -- FILE')
  const config = readSettings()
  const secret = knownSecret(config)
  if (secret === undefined) {
    throw new ConfigError(
      `There is no secret yet, and the archive needs the one it was made with: set SECRET_KEY, or copy the old one to ${config.dataDir}/secret.`,
    )
  }
  setSecret(secret, config.otherSecretKeys)
  const archive = await openArchive(resolve(name))
  try {
    openDataFolders(config)
    const files = await filesOf(config, createLog('warn'))
    const started = performance.now()
    const report = await onDatabase(
      async ({ pool }) => {
        const client = await pool.connect()
        const into = { client, files, secretName: secretName(config) }
        return restoreArchive(archive, into).finally(() => client.release(true))
      },
      { migrated: false },
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${report.rows} rows, ${report.jobs} jobs and ${report.files} files of ${archive.manifest.madeAt} in ${seconds} s`,
    )
    if (report.jobsLeftOut > 0) console.warn(`${report.jobsLeftOut} jobs are of queues that this version does not know`)
  } finally {
    archive.close()
  }
}

main().catch(endWithSentence)
