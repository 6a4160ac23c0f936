import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { Manifest, paths } from './manifest.ts'

export type Archive = Awaited<ReturnType<typeof openArchive>>

/** Opens an archive and verifies all of it: a truncated or damaged one is refused before anything is done. */
export async function openArchive(path: string) {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    if (isMissing(cause)) throw new Error(`There is no file ${path}. Nothing was restored.`, { cause })
    throw new DamagedArchive(path, 'it is no archive of ours, or it is cut off', cause)
  })
  const entries = new Map<string, yauzl.Entry>()

  const read = async (name: string): Promise<Readable> => {
    const entry = entries.get(name)
    if (!entry) throw new DamagedArchive(path, `${name} is missing`)
    return zip.openReadStreamPromise(entry)
  }

  const listEntries = async () => {
    try {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    } catch (cause) {
      throw new DamagedArchive(path, 'its list of files cannot be read', cause)
    }
  }

  try {
    await listEntries()
    await requireSums(path, entries, read)
    const manifest = Manifest.safeParse(JSON.parse(await text(await read(paths.manifest))))
    if (!manifest.success)
      throw new Error(`${path} was written by another version of Köprü: its format is unknown here.`)
    const fileNames = [...entries.keys()].filter((name) => name.startsWith(paths.files))
    return { path, manifest: manifest.data, fileNames, read, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

class DamagedArchive extends Error {
  constructor(path: string, why: string, cause?: unknown) {
    super(`${path} is damaged: ${why}. Nothing was restored.`, { cause })
  }
}

/** Every entry has its checksum and every checksum its entry. */
async function requireSums(
  path: string,
  entries: ReadonlyMap<string, unknown>,
  read: (name: string) => Promise<Readable>,
) {
  const sums = new Map(
    (await textOf(path, paths.checksums, read)).split('\n').flatMap((line) => {
      const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
      return sum && name ? [[name, sum] as const] : []
    }),
  )
  for (const name of entries.keys()) {
    if (name !== paths.checksums && !sums.has(name)) throw new DamagedArchive(path, `${name} has no checksum`)
  }
  for (const [name, sum] of sums) {
    const hash = createHash('sha256')
    await read(name)
      .then((content) => pipeline(content, hash))
      .catch((cause: unknown) => {
        throw new DamagedArchive(path, `${name} cannot be read`, cause)
      })
    if (hash.digest('hex') !== sum) throw new DamagedArchive(path, `the checksum of ${name} is another`)
  }
}

const textOf = (path: string, name: string, read: (name: string) => Promise<Readable>) =>
  read(name)
    .then(text)
    .catch((cause: unknown) => {
      throw new DamagedArchive(path, `${name} cannot be read`, cause)
    })
