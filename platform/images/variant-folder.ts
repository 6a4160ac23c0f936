import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { ByteLru } from '../byte-lru.ts'
import { orMissing } from '../files/open-file.ts'
import { writeWhole } from '../files/write-whole.ts'

interface Variant {
  readonly bytes: number
}

export type VariantFolder = Awaited<ReturnType<typeof openVariantFolder>>

/** Scaled pictures on disk, limited in bytes; the least recently used are removed first. */
export async function openVariantFolder(root: string, maxBytes: number) {
  const variants = new ByteLru<Variant>(maxBytes, (name) => void discard(name))
  const waitingDir = join(root, '.waiting')
  const pathOf = (name: string) => join(root, name.slice(0, 2), name)
  // A file that cannot be removed now is found again, and counted again, at the next start.
  const discard = (name: string) => rm(pathOf(name), { force: true }).catch(() => undefined)

  await mkdir(root, { recursive: true })
  await rm(waitingDir, { recursive: true, force: true })
  for (const { name, bytes } of await filesIn(root)) {
    if (!variants.set(name, { bytes })) await discard(name)
  }

  return {
    get bytes() {
      return variants.bytes
    },

    async read(name: string): Promise<Buffer | undefined> {
      if (!variants.get(name)) return undefined
      const content = await readFile(pathOf(name)).catch(orMissing)
      if (!content) variants.delete(name)
      else await utimes(pathOf(name), new Date(), new Date()).catch(orMissing)
      return content
    },

    async write(name: string, content: Buffer): Promise<void> {
      if (content.length > maxBytes) return
      await writeWhole(pathOf(name), content, waitingDir)
      variants.set(name, { bytes: content.length })
    },
  }
}

/** What an earlier run left, the longest unused first. */
async function filesIn(root: string): Promise<{ name: string; bytes: number }[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const { size, mtimeMs } = await stat(join(entry.parentPath, entry.name))
        return { name: entry.name, bytes: size, usedAt: mtimeMs }
      }),
  )
  return files.sort((one, other) => one.usedAt - other.usedAt)
}
