import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startS3 } from '../../tests/services/s3-server.ts'
import type { Container } from './containers.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder.ts'
import { s3Store } from './s3.ts'

async function inFolder() {
  const root = await mkdtemp(join(tmpdir(), 'kopru-files-'))
  return { files: folderStore(root), left: () => join(root, '.waiting'), stop: () => rm(root, { recursive: true }) }
}

async function inS3() {
  const { config, stop } = await startS3()
  // A separate folder for incomplete files, because other processes write to the system's.
  const own = await mkdtemp(join(tmpdir(), 'kopru-wholes-'))
  vi.stubEnv('TMPDIR', own)
  return {
    files: s3Store(config),
    left: () => own,
    stop: async () => {
      vi.unstubAllEnvs()
      await rm(own, { recursive: true })
      await stop()
    },
  }
}

describe.each([
  ['a folder', inFolder],
  ['an S3-compatible store', inS3],
])('files in %s', (_, start) => {
  let files: FileStore
  /** The folder of its incomplete files. */
  let left: () => string
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ files, left, stop } = await start())
  })
  afterAll(() => stop())

  const contentOf = async (container: Container, key: string, part?: { start: number; end: number }) => {
    const file = await files.get(container, key, part)
    return file && (await buffer(file.stream)).toString()
  }

  test('are put, read, measured and removed', async () => {
    const pieces = Readable.from([Buffer.from('öz'), Buffer.from('geçmiş')])
    expect(await files.put('private', '2026/cv.pdf', pieces)).toEqual({ size: 11 })
    expect(await contentOf('private', '2026/cv.pdf')).toBe('özgeçmiş')
    expect(await files.size('private', '2026/cv.pdf')).toBe(11)
    expect(await files.exists('private', '2026/cv.pdf')).toBe(true)
    expect(await files.remove('private', '2026/cv.pdf')).toBe(true)
    expect(await files.remove('private', '2026/cv.pdf')).toBe(false)
    expect(await files.get('private', '2026/cv.pdf')).toBeUndefined()
    expect(await files.get('private', '2026/cv.pdf', { start: 0, end: 1 })).toBeUndefined()
    expect(await files.facts('private', '2026/cv.pdf')).toBeUndefined()
    expect(await files.size('private', '2026/cv.pdf')).toBeUndefined()
    expect(await files.exists('private', '2026/cv.pdf')).toBe(false)
  })

  test('whose writers died are swept, and those that are being written are not', async () => {
    const folder = left()
    await mkdir(folder, { recursive: true })
    const [dead, alive] = [join(folder, 'kopru-put-dead'), join(folder, 'kopru-put-alive')]
    const old = new Date(Date.now() - 60_000)
    await mkdir(dead)
    await writeFile(join(dead, 'content'), 'half')
    await utimes(join(dead, 'content'), old, old)
    await utimes(dead, old, old)
    await writeFile(alive, 'half')
    expect(await files.sweep(new Date(Date.now() - 30_000))).toBe(1)
    expect([existsSync(dead), existsSync(alive)]).toEqual([false, true])
    await rm(alive)
  })

  test('are listed by their container, however many pages that takes', async () => {
    const keys = Array.from({ length: 1005 }, (_, at) => `listed/${String(at).padStart(4, '0')}.png`)
    for (let at = 0; at < keys.length; at += 50) {
      await Promise.all(keys.slice(at, at + 50).map((key) => files.put('profile-images', key, Buffer.from('x'))))
    }
    const listed: string[] = []
    for await (const key of files.list('profile-images')) listed.push(key)
    expect(listed.sort()).toEqual(keys)
    for await (const key of files.list('scholarship-files')) expect(key).toBe('nothing')
  }, 60_000)

  test('of any size come back as they were, also one without a byte', async () => {
    const large = Buffer.alloc(3_000_001, 'Köprü ')
    for (const content of [large, Buffer.alloc(0)]) {
      await files.put('website-images', 'sized.png', content)
      const file = await files.get('website-images', 'sized.png')
      expect(file?.size).toBe(content.length)
      expect(file && (await buffer(file.stream)).equals(content)).toBe(true)
    }
  })

  test('are read in parts, with the size of the whole; behind the end is nothing', async () => {
    await files.put('private', 'parts.txt', Buffer.from('0123456789'))
    expect(await contentOf('private', 'parts.txt', { start: 0, end: 1 })).toBe('01')
    expect(await contentOf('private', 'parts.txt', { start: 9, end: 9 })).toBe('9')
    expect(await contentOf('private', 'parts.txt', { start: 3, end: 5 })).toBe('345')
    expect(await contentOf('private', 'parts.txt', { start: 8, end: 100 })).toBe('89')
    const behind = await files.get('private', 'parts.txt', { start: 10, end: 12 })
    expect(behind?.size).toBe(10)
    expect(behind && (await buffer(behind.stream)).length).toBe(0)
    const part = await files.get('private', 'parts.txt', { start: 3, end: 5 })
    part?.stream.destroy()
    expect(part?.size).toBe(10)
  })

  test('say when they were put, and are another version once they are another file', async () => {
    const began = Date.now()
    await files.put('website-images', 'facts.png', Buffer.from('first'))
    const first = await files.facts('website-images', 'facts.png')
    // Stores report whole seconds.
    expect(first?.modifiedAt).toBeGreaterThan(began - 2000)
    expect(first?.modifiedAt).toBeLessThan(Date.now() + 2000)
    expect(first?.version).toMatch(/^[\w-]+$/)
    const read = await files.get('website-images', 'facts.png')
    read?.stream.destroy()
    expect(read).toMatchObject({ ...first })
    await files.put('website-images', 'facts.png', Buffer.from('another'))
    expect((await files.facts('website-images', 'facts.png'))?.version).not.toBe(first?.version)
  })

  test('of one container are not seen in another', async () => {
    await files.put('profile-images', 'a.png', Buffer.from('a'))
    expect(await files.exists('website-images', 'a.png')).toBe(false)
  })

  test('whose upload breaks are as they were', async () => {
    await files.put('website-images', 'banner.png', Buffer.from('old'))
    await expect(files.put('website-images', 'banner.png', breaking())).rejects.toThrow('connection lost')
    await expect(files.put('website-images', 'new.png', breaking())).rejects.toThrow('connection lost')
    expect(await contentOf('website-images', 'banner.png')).toBe('old')
    expect(await files.exists('website-images', 'new.png')).toBe(false)
  })

  test('have a key and a container, or every act is refused', async () => {
    for (const key of ['../a', '/etc/passwd', '.env', '', 'a/../../b']) {
      const refused = 'cannot be the key of a file'
      await expect(files.put('private', key, Buffer.from('x'))).rejects.toThrow(refused)
      await expect(files.get('private', key)).rejects.toThrow(refused)
      await expect(files.get('private', key, { start: 0, end: 1 })).rejects.toThrow(refused)
      await expect(files.facts('private', key)).rejects.toThrow(refused)
      await expect(files.exists('private', key)).rejects.toThrow(refused)
      await expect(files.size('private', key)).rejects.toThrow(refused)
      await expect(files.remove('private', key)).rejects.toThrow(refused)
    }
    await expect(files.get('elsewhere' as Container, 'a')).rejects.toThrow('There is no container "elsewhere"')
  })

  test('that are not read to their end hold nothing up', async () => {
    await files.put('private', 'long.bin', Buffer.alloc(5_000_000))
    for (let at = 0; at < 5; at += 1) (await files.get('private', 'long.bin'))?.stream.destroy()
    expect(await files.size('private', 'long.bin')).toBe(5_000_000)
  })
})

const breaking = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half of the n')
      throw new Error('connection lost')
    })(),
  )
