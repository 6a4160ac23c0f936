import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { folderStore } from '#platform/files/folder.ts'
import { StoreUnavailable } from '#platform/files/store-unavailable.ts'
import type { Log } from '#platform/log.ts'
import { say } from './say.ts'

/** The file store: a folder, or the configured S3 store. */
export async function filesOf({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, log: Log): Promise<FileStore> {
  if (!s3) return folderStore(join(dataDir, 'files'))
  const [{ s3Store }, { requireBuckets }] = await Promise.all([
    import('#platform/files/s3.ts'),
    import('#platform/files/s3/require-buckets.ts'),
  ])
  await say('Store of files is open to us', () => requireBuckets(s3)).catch((err: unknown) => {
    // An unreachable store does not stop the start; a wrongly configured one does.
    if (!(err instanceof StoreUnavailable)) throw err
    log.warn({ err }, 'the store of files does not answer')
  })
  return s3Store(s3)
}
