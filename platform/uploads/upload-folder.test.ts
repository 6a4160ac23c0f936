import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFolder } from './upload-folder.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kopru-uploads-'))
})
afterAll(() => rm(root, { recursive: true }))

/** An upload as the protocol leaves it; `begun` is when its metadata was written. */
async function anUpload(owner: string, id: string, { come = 'belge', size = 5, begun = new Date() } = {}) {
  await mkdir(join(root, owner), { recursive: true })
  await writeFile(join(root, owner, id), come)
  await writeFile(join(root, owner, `${id}.json`), JSON.stringify({ size, metadata: { filename: 'belge.pdf' } }))
  await utimes(join(root, owner, `${id}.json`), begun, begun)
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

test('it is finished when all that was promised has come', async () => {
  const folder = uploadFolder(root)
  await anUpload('ayse', 'whole')
  await anUpload('ayse', 'half', { come: 'bel' })
  const finished = await folder.finished('ayse', 'whole')
  expect(finished).toMatchObject({ size: 5, fileName: 'belge.pdf' })
  expect((await finished?.content())?.toString()).toBe('belge')
  await anUpload('ayse', 'taken')
  const taken = await folder.finished('ayse', 'taken')
  await folder.remove('ayse', 'taken')
  expect(await taken?.content()).toBeUndefined()
  expect(await folder.finished('ayse', 'half')).toBeUndefined()
  expect(await folder.finished('ayse', 'nothing')).toBeUndefined()
  expect(await folder.finished('fatma', 'whole')).toBeUndefined()
})

test('what is known of it may be cut off by the end of a process', async () => {
  const folder = uploadFolder(root)
  await anUpload('zeynep', 'torn')
  await writeFile(join(root, 'zeynep', 'torn.json'), '{"size":5,"meta')
  expect(await folder.finished('zeynep', 'torn')).toBeUndefined()
})

test('those that wait are listed by when they began', async () => {
  const folder = uploadFolder(root)
  await anUpload('elif', 'second', { begun: daysAgo(1) })
  await anUpload('elif', 'first', { begun: daysAgo(2) })
  expect((await folder.waiting('elif')).map(({ id }) => id)).toEqual(['first', 'second'])
  expect(await folder.waiting('nobody')).toEqual([])
  await folder.remove('elif', 'first')
  await folder.remove('elif', 'first')
  expect(await readdir(join(root, 'elif'))).toEqual(['second', 'second.json'])
})

test('old ones are swept, with the folders that they leave empty', async () => {
  const folder = uploadFolder(root)
  await anUpload('old', 'one', { begun: daysAgo(8) })
  await anUpload('both', 'old', { begun: daysAgo(8) })
  await anUpload('both', 'new', { begun: daysAgo(6) })
  expect(await folder.sweep(daysAgo(7))).toBe(2)
  expect(await readdir(root)).not.toContain('old')
  expect((await folder.waiting('both')).map(({ id }) => id)).toEqual(['new'])
  expect(await uploadFolder(join(root, 'not', 'there')).sweep(daysAgo(7))).toBe(0)
})

test('content that a process left without a word of it is swept too', async () => {
  const folder = uploadFolder(root)
  await anUpload('lost', 'old')
  await anUpload('lost', 'new')
  for (const id of ['old', 'new']) await rm(join(root, 'lost', `${id}.json`))
  await utimes(join(root, 'lost', 'old'), daysAgo(8), daysAgo(8))
  expect(await folder.sweep(daysAgo(7))).toBe(1)
  expect(await readdir(join(root, 'lost'))).toEqual(['new'])
})

test.each(['..', 'a/b', '', '.', 'a\0', 'x'.repeat(101)])('%j names no upload and no owner', async (name) => {
  const folder = uploadFolder(root)
  await expect(folder.finished('ayse', name)).rejects.toThrow('cannot be the name')
  await expect(folder.waiting(name)).rejects.toThrow('cannot be the name')
  await expect(folder.remove(name, 'whole')).rejects.toThrow('cannot be the name')
})
