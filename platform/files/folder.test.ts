import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStore } from './folder.ts'

// The common contract of stores is in file-store.test.ts; these are failures only a folder has.
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kopru-files-'))
})
afterAll(() => rm(root, { recursive: true }))

test('a broken upload leaves no trace', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half of the n')
      throw new Error('connection lost')
    })(),
  )
  await expect(folderStore(root).put('website-images', 'banner.png', broken)).rejects.toThrow('connection lost')
  expect(await readdir(join(root, '.waiting'))).toEqual([])
})

test('writers of the same key at once leave one of the two whole', async () => {
  const files = folderStore(root)
  const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000))
  await Promise.all(contents.map((content) => files.put('website-images', 'race.png', Buffer.from(content))))
  const left = await files.get('website-images', 'race.png')
  expect(contents).toContain(left && (await buffer(left.stream)).toString())
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
