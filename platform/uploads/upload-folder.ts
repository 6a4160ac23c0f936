import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { orMissing } from '#platform/files/open-file.ts'

export interface WaitingUpload {
  readonly id: string
  readonly begunAt: Date
}

/** A completed upload. */
export interface FinishedUpload {
  readonly fileName: string | undefined
  readonly size: number
  /**
   * A copy of the current content, so that the checked bytes are the stored ones even if a client writes meanwhile.
   * Undefined if it is gone.
   */
  content(): Promise<Buffer | undefined>
}

export type UploadFolder = ReturnType<typeof uploadFolder>

/**
 * The folder of resumable uploads: a subfolder for each owner, and in it each upload with its metadata (`.json`,
 * written once at the start). The owner is given by the path, so no one finds another's upload. Any number of processes
 * share it.
 */
export function uploadFolder(directory: string) {
  const pathOf = (owner: string, id: string) => join(directory, safe(owner), safe(id))

  async function waiting(owner: string): Promise<readonly WaitingUpload[]> {
    const names = (await readdir(join(directory, safe(owner))).catch(orMissing)) ?? []
    const told = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
    const facts = await Promise.all(
      told.map(async (id) => ({ id, facts: await stat(`${pathOf(owner, id)}.json`).catch(orMissing) })),
    )
    return facts
      .flatMap(({ id, facts }) => (facts ? [{ id, begunAt: facts.mtime }] : []))
      .sort((one, other) => one.begunAt.getTime() - other.begunAt.getTime())
  }

  /** Content without metadata, because a process ended between writing the two. */
  async function untold(owner: string, before: Date): Promise<string[]> {
    const names = (await readdir(join(directory, owner)).catch(orMissing)) ?? []
    const alone = names.filter((name) => isSafe(name) && !names.includes(`${name}.json`))
    const facts = await Promise.all(
      alone.map(async (id) => ({ id, facts: await stat(pathOf(owner, id)).catch(orMissing) })),
    )
    return facts.flatMap(({ id, facts }) => (facts && facts.mtime < before ? [id] : []))
  }

  /** All owners with a current or recent upload. */
  const owners = async () => ((await readdir(directory).catch(orMissing)) ?? []).filter(isSafe)

  async function remove(owner: string, id: string) {
    await rm(`${pathOf(owner, id)}.json`, { force: true })
    await rm(pathOf(owner, id), { force: true })
  }

  return {
    directory,
    waiting,
    remove,

    async finished(owner: string, id: string): Promise<FinishedUpload | undefined> {
      const path = pathOf(owner, id)
      const text = await readFile(`${path}.json`, 'utf8').catch(orMissing)
      const facts = await stat(path).catch(orMissing)
      const told = text === undefined ? undefined : Told.safeParse(json(text)).data
      if (!told || facts?.size !== told.size) return undefined
      return {
        fileName: told.metadata?.filename ?? undefined,
        size: told.size,
        content: () => readFile(path).catch(orMissing),
      }
    },

    owners,

    async removeAll(owner: string) {
      await rm(join(directory, safe(owner)), { recursive: true, force: true })
    },

    /** Deletes unfinished uploads that began before then, of these owners or of all. */
    async sweep(before: Date, of?: readonly string[]): Promise<number> {
      let swept = 0
      for (const owner of of ?? (await owners())) {
        const old = (await waiting(owner)).filter(({ begunAt }) => begunAt < before)
        const lost = await untold(owner, before)
        for (const id of [...old.map(({ id }) => id), ...lost]) await remove(owner, id)
        swept += old.length + lost.length
        // Fails, as wanted, if the folder is not empty.
        await rmdir(join(directory, owner)).catch(() => undefined)
      }
      return swept
    },
  }
}

const isSafe = (name: string) => /^[A-Za-z0-9_-]{1,100}$/.test(name)

/** Names cannot escape the folder. */
function safe(name: string) {
  if (!isSafe(name)) throw new Error('That cannot be the name of an upload')
  return name
}

const Told = z.object({
  size: z.number().int(),
  metadata: z.object({ filename: z.string().nullish() }).optional(),
})

/** A truncated file, of a process that ended while writing, counts as no upload. */
function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
