import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a file so that it is there whole or not at all, also after a power cut: written beside, flushed, renamed.
 * `waitingDir` must be on the same disk as the file.
 */
export async function writeWhole(
  path: string,
  content: AsyncIterable<Uint8Array> | Uint8Array,
  waitingDir: string,
): Promise<{ size: number }> {
  await mkdir(waitingDir, { recursive: true })
  const waiting = join(waitingDir, randomUUID())
  try {
    const size = await writeAndFlush(waiting, content)
    await mkdir(dirname(path), { recursive: true })
    await rename(waiting, path)
    await flushFolder(dirname(path))
    return { size }
  } catch (error) {
    await rm(waiting, { force: true })
    throw error
  }
}

async function writeAndFlush(path: string, content: AsyncIterable<Uint8Array> | Uint8Array): Promise<number> {
  const handle = await open(path, 'wx', 0o640)
  try {
    await handle.writeFile(content)
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

/** Flushes the folder, because a rename is durable only with it. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
