import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '#platform/config.ts'
import { type CopyReport, copyFolder } from '#platform/files/copy-folder.ts'
import { requireBuckets } from '#platform/files/s3/require-buckets.ts'
import { s3Store } from '#platform/files/s3.ts'
import { StoreUnavailable } from '#platform/files/store-unavailable.ts'
import { readSettings } from '../start/settings.ts'

/** `npm run files:move`: copies what is in DATA_DIR/files into the store that S3_… describes, as often as it is run. */
async function main() {
  const { dataDir, s3 } = readSettings()
  if (!s3) throw new ConfigError('Say where to: S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  const folder = join(dataDir, 'files')
  if (!existsSync(folder)) throw new ConfigError(`There is no folder ${folder}. Is DATA_DIR right?`)
  await requireBuckets(s3)
  const report = await copyFolder(folder, s3Store(s3), logNowAndThen)
  for (const name of report.strange) console.warn(`Not a file of ours: ${name}`)
  for (const { file, reason } of report.failed) console.error(`Not copied: ${file} (${reason})`)
  console.log(countsOf(report))
  if (report.failed.length > 0) process.exitCode = 1
}

function logNowAndThen(report: CopyReport) {
  if ((report.copied + report.already) % 1000 === 0) console.log(countsOf(report))
}

const countsOf = ({ copied, already, removed, bytes, failed }: CopyReport) =>
  `${copied} copied (${Math.ceil(bytes / 1024 / 1024)} MB), ${already} were there, ${removed} removed, ${failed.length} failed`

main().catch((error: unknown) => {
  const forPeople = error instanceof ConfigError || error instanceof StoreUnavailable
  console.error(forPeople ? error.message : error)
  process.exitCode = 1
})
