import { appendFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startS3 } from '../../tests/services/s3-server.ts'
import { copyFolder } from './copy-folder.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder.ts'
import { s3Store } from './s3.ts'

let store: Awaited<ReturnType<typeof startS3>>
let to: FileStore
let root: string
let from: FileStore
beforeAll(async () => {
  store = await startS3()
  to = s3Store(store.config)
})
afterAll(() => store.stop())
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kopru-copy-'))
  from = folderStore(root)
  return () => rm(root, { recursive: true })
})

const copy = () => copyFolder(root, to, () => {})
const read = async (key: string) => {
  const file = await to.get('private', key)
  return file && (await buffer(file.stream)).toString()
}

test('all files go over; what is no file of ours is named and stays', async () => {
  await from.put('private', 'ayse/transkript.pdf', Buffer.from('transkript'))
  await from.put('private', 'ayse/empty.pdf', Buffer.alloc(0))
  await from.put('website-images', 'logo.png', Buffer.from('logo'))
  await writeFile(join(root, 'private', '.hidden'), 'x')
  await symlink('/etc/hostname', join(root, 'private', 'link'))
  const report = await copy()
  expect(report).toEqual({ copied: 3, already: 0, removed: 0, bytes: 14, failed: [], strange: ['private/.hidden'] })
  expect(await read('ayse/transkript.pdf')).toBe('transkript')
  expect(await to.size('private', 'ayse/empty.pdf')).toBe(0)
  expect(await to.exists('website-images', 'logo.png')).toBe(true)
})

test('a second run sends only what is new, and removes what was removed in between', async () => {
  await from.put('private', 'second/stays.pdf', Buffer.from('stays'))
  await from.put('private', 'second/goes.pdf', Buffer.from('goes'))
  await copy()
  await from.remove('private', 'second/goes.pdf')
  await from.put('private', 'second/new.pdf', Buffer.from('new'))
  const before = store.seen.length
  expect(await copy()).toMatchObject({ copied: 1, already: 1, removed: 1, failed: [] })
  const sent = store.seen.slice(before).filter((request) => request.startsWith('PUT'))
  expect(sent).toEqual(['PUT /kopru-private/second/new.pdf'])
  expect(await read('second/goes.pdf')).toBeUndefined()
})

test('a run that was killed goes on, whatever it was writing', async () => {
  await from.put('private', 'killed/one.pdf', Buffer.from('one'))
  await copy()
  await appendFile(join(root, '.copied'), 'half a li')
  await from.put('private', 'killed/two.pdf', Buffer.from('two'))
  expect(await copy()).toMatchObject({ copied: 1, already: 1, failed: [] })
  expect(await copy()).toMatchObject({ copied: 0, already: 2, failed: [] })
})

test('what was sent by a run that never came to its end, and removed since, is removed from the store', async () => {
  await from.put('private', 'lost/cv.pdf', Buffer.from('cv'))
  const cut: FileStore = {
    ...to,
    async put(...given) {
      await to.put(...given)
      throw new Error('connection lost')
    },
  }
  expect((await copyFolder(root, cut, () => {})).failed).toEqual([
    { file: 'private/lost/cv.pdf', reason: 'connection lost' },
  ])
  await from.remove('private', 'lost/cv.pdf')
  expect(await copy()).toMatchObject({ copied: 0, already: 0, removed: 1 })
  expect(await to.exists('private', 'lost/cv.pdf')).toBe(false)
})

test('another content under the same key, of the same length, is sent anew', async () => {
  await from.put('private', 'changed.pdf', Buffer.from('now'))
  await to.put('private', 'changed.pdf', Buffer.from('old'))
  expect(await copy()).toMatchObject({ copied: 1, already: 0 })
  await from.put('private', 'changed.pdf', Buffer.from('new'))
  expect(await copy()).toMatchObject({ copied: 1, already: 0 })
  expect(await read('changed.pdf')).toBe('new')
})

test('what the store refuses or gives back otherwise is a failure, and no other file suffers', async () => {
  await from.put('private', 'failing/a.pdf', Buffer.from('a'))
  await from.put('private', 'failing/b.pdf', Buffer.from('b'))
  const forgetful: FileStore = {
    ...to,
    async put(container, key, content) {
      const whole = content instanceof Uint8Array ? content : await buffer(content)
      return to.put(container, key, key.endsWith('a.pdf') ? Buffer.from('z') : whole)
    },
  }
  const report = await copyFolder(root, forgetful, () => {})
  expect(report.failed).toEqual([
    { file: 'private/failing/a.pdf', reason: 'What the store gives back is something else' },
  ])
  expect(report.copied).toBe(1)
  expect(await copy()).toMatchObject({ copied: 1, already: 1, failed: [] })
})
