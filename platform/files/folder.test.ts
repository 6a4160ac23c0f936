import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Container } from './containers.ts'
import { folderStore } from './folder.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kopru-files-'))
})
afterAll(() => rm(root, { recursive: true }))

test('a file is put, read, measured and removed', async () => {
  const files = folderStore(root)
  expect(await files.put('private', '2026/cv.pdf', Readable.from([Buffer.from('öz'), Buffer.from('geçmiş')]))).toEqual({
    size: 11,
  })
  expect(await contentOf(files, 'private', '2026/cv.pdf')).toBe('özgeçmiş')
  expect(await files.size('private', '2026/cv.pdf')).toBe(11)
  expect(await files.exists('private', '2026/cv.pdf')).toBe(true)
  expect(await files.remove('private', '2026/cv.pdf')).toBe(true)
  expect(await files.remove('private', '2026/cv.pdf')).toBe(false)
  expect(await files.get('private', '2026/cv.pdf')).toBeUndefined()
  expect(await files.size('private', '2026/cv.pdf')).toBeUndefined()
})

test('containers do not see each other', async () => {
  const files = folderStore(root)
  await files.put('profile-images', 'a.png', Buffer.from('a'))
  expect(await files.exists('website-images', 'a.png')).toBe(false)
})

test('a broken upload leaves the old file and no trace', async () => {
  const files = folderStore(root)
  await files.put('website-images', 'banner.png', Buffer.from('old'))
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half of the n')
      throw new Error('connection lost')
    })(),
  )
  await expect(files.put('website-images', 'banner.png', broken)).rejects.toThrow('connection lost')
  expect(await contentOf(files, 'website-images', 'banner.png')).toBe('old')
  expect(await readdir(join(root, '.waiting'))).toEqual([])
})

test('writers of the same key at once leave one of the two whole', async () => {
  const files = folderStore(root)
  const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000))
  await Promise.all(contents.map((content) => files.put('website-images', 'race.png', Buffer.from(content))))
  expect(contents).toContain(await contentOf(files, 'website-images', 'race.png'))
})

test('a key or container that is none is refused, for every act', async () => {
  const files = folderStore(root)
  for (const key of ['../a', '/etc/passwd', '.env', '', 'a/../../b']) {
    await expect(files.put('private', key, Buffer.from('x'))).rejects.toThrow('cannot be the key of a file')
    await expect(files.get('private', key)).rejects.toThrow('cannot be the key of a file')
    await expect(files.remove('private', key)).rejects.toThrow('cannot be the key of a file')
  }
  await expect(files.get('elsewhere' as Container, 'a')).rejects.toThrow('There is no container "elsewhere"')
})

test('folders and links are no files', async () => {
  const files = folderStore(root)
  await mkdir(join(root, 'private', 'folder'), { recursive: true })
  await writeFile(join(root, 'secret'), 'secret')
  await symlink(join(root, 'secret'), join(root, 'private', 'link'))
  expect(await files.get('private', 'folder')).toBeUndefined()
  expect(await files.get('private', 'link')).toBeUndefined()
  expect(await files.get('private', 'folder/deeper/x')).toBeUndefined()
})

async function contentOf(files: ReturnType<typeof folderStore>, container: Container, key: string) {
  const file = await files.get(container, key)
  return file && (await buffer(file.stream)).toString()
}
