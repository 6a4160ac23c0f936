import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { ByteRange } from '#contract/sent-file.ts'
import type { FileFacts, StoredFile } from './file-store.ts'

/** Opens a regular file for reading; undefined if there is none. Symbolic links are refused, since we create none. */
export async function openFile(path: string, part?: ByteRange): Promise<StoredFile | undefined> {
  const opened = await openWithFacts(path)
  return opened && { ...opened.facts, stream: opened.handle.createReadStream(part) }
}

export async function fileFacts(path: string): Promise<FileFacts | undefined> {
  const opened = await openWithFacts(path)
  await opened?.handle.close()
  return opened?.facts
}

async function openWithFacts(path: string): Promise<{ handle: FileHandle; facts: FileFacts } | undefined> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(orMissing)
  if (!handle) return undefined
  const stat = await handle.stat()
  if (stat.isFile()) return { handle, facts: factsOf(stat.size, Math.trunc(stat.mtimeMs)) }
  await handle.close()
  return undefined
}

const factsOf = (size: number, modifiedAt: number): FileFacts => ({
  size,
  modifiedAt,
  version: `${size.toString(36)}-${modifiedAt.toString(36)}`,
})

export function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code && ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'].includes(error.code)) return undefined
  throw error
}
