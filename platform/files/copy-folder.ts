import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Container, containers } from './containers.ts'
import { type CopyJournal, openCopyJournal } from './copy-journal.ts'
import { isFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder.ts'
import { namesIn } from './names-in.ts'

export interface CopyReport {
  copied: number
  already: number
  /** Files that an earlier run copied and that have left the folder since. */
  removed: number
  bytes: number
  readonly failed: { readonly file: string; readonly reason: string }[]
  /** Names in the folder that are not files of ours. */
  readonly strange: string[]
}

/**
 * Copies all files of a folder into another store and reads each back to verify it. It can be stopped and run again at
 * any time, also while the product uses the folder.
 */
export async function copyFolder(root: string, to: FileStore, tell: (report: CopyReport) => void): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, already: 0, removed: 0, bytes: 0, failed: [], strange: [] }
  const journal = await openCopyJournal(join(root, '.copied'))
  try {
    await forEachAtOnce(filesIn(root), async ({ container, key }) => {
      const file = `${container}/${key}`
      if (!isFileKey(key)) return void report.strange.push(file)
      await copyOne(root, to, journal, report, container, key).catch(failed(file))
      tell(report)
    })
    const from = folderStore(root)
    await forEachAtOnce(journal.entries(), async ({ container, key }) => {
      // A file that was removed between two runs is removed from the store too.
      if (await from.exists(container, key)) return
      if (await to.remove(container, key).catch(failed(`${container}/${key}`))) report.removed += 1
    })
    return report
  } finally {
    await journal.close()
  }

  function failed(file: string) {
    return (error: unknown) =>
      void report.failed.push({ file, reason: error instanceof Error ? error.message : String(error) })
  }
}

async function copyOne(
  root: string,
  to: FileStore,
  journal: CopyJournal,
  report: CopyReport,
  container: Container,
  key: string,
) {
  const from = folderStore(root)
  const hash = await hashIn(from, container, key)
  // The file was removed since the folder was read.
  if (hash === undefined) return
  if (await isThere()) {
    await journal.note(container, key, hash)
    report.already += 1
    return
  }
  const file = await from.get(container, key)
  if (!file) return
  // Noted before it is sent, so that a later run can remove what a stopped run left behind.
  await journal.note(container, key, begun)
  const { size } = await to.put(container, key, file.stream)
  if ((await hashIn(to, container, key)) !== hash) throw new Error('What the store gives back is something else')
  await journal.note(container, key, hash)
  report.copied += 1
  report.bytes += size

  /** A file that an earlier run has verified is only measured; any other is read. */
  async function isThere() {
    if ((await to.size(container, key)) !== (await from.size(container, key))) return false
    return journal.hashOf(container, key) === hash || (await hashIn(to, container, key)) === hash
  }
}

const begun = '0'.repeat(64)

async function hashIn(store: FileStore, container: Container, key: string): Promise<string | undefined> {
  const file = await store.get(container, key)
  if (!file) return undefined
  const hash = createHash('sha256')
  await pipeline(file.stream, hash)
  return hash.digest('hex')
}

async function* filesIn(root: string): AsyncGenerator<{ container: Container; key: string }> {
  for (const container of containers) for await (const key of namesIn(root, container)) yield { container, key }
}

/** Four at a time, because a distant store answers slowly. */
async function forEachAtOnce<T>(all: AsyncGenerator<T> | Generator<T>, work: (item: T) => Promise<unknown>) {
  const next = async (): Promise<void> => {
    for (let item = await all.next(); !item.done; item = await all.next()) await work(item.value)
  }
  await Promise.all([next(), next(), next(), next()])
}
