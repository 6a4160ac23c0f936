import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ByteLru } from '../byte-lru.ts'
import { orMissing } from '../files/open-file.ts'
import { writeWhole } from '../files/write-whole.ts'

interface Variant {
  readonly bytes: number
}

export type VariantFolder = Awaited<ReturnType<typeof openVariantFolder>>

/**
 * Scaled pictures on disk, limited in bytes, evicted least recently used. A name is `original/variant`: all variants of
 * an original are in one folder and are deleted together.
 */
export async function openVariantFolder(root: string, maxBytes: number) {
  const variants = new ByteLru<Variant>(maxBytes, (name) => void discard(name))
  const waitingDir = join(root, '.waiting')
  const pathOf = (name: string) => join(root, name)
  // A file that cannot be removed now is found again, and counted again, at the next start.
  const discard = (name: string) => rm(pathOf(name), { force: true }).catch(() => undefined)

  await mkdir(root, { recursive: true })
  await rm(waitingDir, { recursive: true, force: true })
  await removeUnsorted(root)
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

    /** Removes all that was made of an original. */
    async forget(original: string): Promise<void> {
      for (const name of variants.keys()) if (originalOf(name) === original) variants.delete(name)
      await rm(pathOf(original), { recursive: true, force: true })
    },

    /** The originals with variants, made by this or another process on the same folder. */
    async originals(): Promise<string[]> {
      return [...new Set((await filesIn(root)).map(({ name }) => originalOf(name)))]
    },
  }
}

const originalOf = (name: string) => name.slice(0, name.lastIndexOf('/'))

/** Earlier versions kept variants in folders of two letters, from which the original cannot be told. */
async function removeUnsorted(root: string) {
  for (const name of await readdir(root)) {
    if (/^[0-9a-f]{2}$/.test(name)) await rm(join(root, name), { recursive: true, force: true })
  }
}

/** The files of an earlier run, the least recently used first. */
async function filesIn(root: string): Promise<{ name: string; bytes: number }[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const facts = await stat(path).catch(orMissing)
        return facts ? [{ name: nameOf(root, path), bytes: facts.size, usedAt: facts.mtimeMs }] : []
      }),
  )
  return files.flat().sort((one, other) => one.usedAt - other.usedAt)
}

const nameOf = (root: string, path: string) => relative(root, path).split(sep).join('/')
