import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { orMissing } from '#platform/files/open-file.ts'

export interface WaitingUpload {
  readonly id: string
  readonly begunAt: Date
}

/** An upload whose last byte has come. */
export interface FinishedUpload {
  readonly fileName: string | undefined
  readonly size: number
  /**
   * A copy of what it is now: what is checked is what is kept, even if somebody writes into the upload meanwhile. Undefined when
   * it is gone by now.
   */
  content(): Promise<Buffer | undefined>
}

export type UploadFolder = ReturnType<typeof uploadFolder>

/**
 * Where files arrive in pieces: a folder for each owner, and in it each upload and what was told of it (`.json`, written once,
 * when it begins). Whose an upload is, is where it lies; so nobody finds anybody else's. Any number of processes share it.
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

  /** Content of which nothing is told, because a process ended between the two. */
  async function untold(owner: string, before: Date): Promise<string[]> {
    const names = (await readdir(join(directory, owner)).catch(orMissing)) ?? []
    const alone = names.filter((name) => isSafe(name) && !names.includes(`${name}.json`))
    const facts = await Promise.all(
      alone.map(async (id) => ({ id, facts: await stat(pathOf(owner, id)).catch(orMissing) })),
    )
    return facts.flatMap(({ id, facts }) => (facts && facts.mtime < before ? [id] : []))
  }

  /** Everybody of whom something is waiting, or was until lately. */
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

    /** Removes what began before then and is still waiting, of these owners or of all. */
    async sweep(before: Date, of?: readonly string[]): Promise<number> {
      let swept = 0
      for (const owner of of ?? (await owners())) {
        const old = (await waiting(owner)).filter(({ begunAt }) => begunAt < before)
        const lost = await untold(owner, before)
        for (const id of [...old.map(({ id }) => id), ...lost]) await remove(owner, id)
        swept += old.length + lost.length
        // Only where nothing is left in it.
        await rmdir(join(directory, owner)).catch(() => undefined)
      }
      return swept
    },
  }
}

const isSafe = (name: string) => /^[A-Za-z0-9_-]{1,100}$/.test(name)

/** No name leads out of the folder. */
function safe(name: string) {
  if (!isSafe(name)) throw new Error('That cannot be the name of an upload')
  return name
}

const Told = z.object({
  size: z.number().int(),
  metadata: z.object({ filename: z.string().nullish() }).optional(),
})

/** Half of it is written when a process ends in that moment; then there is no such upload. */
function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
