import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setFileStore } from '#domain/ground/files/store.ts'
import { folderStore } from '#platform/files/folder.ts'
import { allPictures } from './all-pictures.ts'
import { drawDemoPictures } from './draw-pictures.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopru-pictures-'))
  setFileStore(folderStore(folder))
  for (const container of ['profile-images', 'scholarship-files'])
    await mkdir(join(folder, container, 'demo'), { recursive: true })
})
afterEach(async () => {
  setFileStore(undefined)
  await rm(folder, { recursive: true })
})

test('what is missing is drawn, what is there stays', async () => {
  const [logo, ...others] = allPictures()
  if (!logo) throw new Error('There are no pictures')
  const banner = others.find(({ kind }) => kind === 'banner')
  if (!banner) throw new Error('There is no banner')
  const pathOf = ({ container, key }: typeof logo) => join(folder, container, key)
  await Promise.all(others.filter((picture) => picture !== banner).map((picture) => writeFile(pathOf(picture), 'mine')))

  await drawDemoPictures(new AbortController().signal)
  expect(await sharp(pathOf(logo)).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 })
  expect(await sharp(pathOf(banner)).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 534 })
  for (const picture of others) {
    if (picture !== banner) expect(await readFile(pathOf(picture), 'utf8')).toBe('mine')
  }
})

test('an app that is closing draws no more', async () => {
  await drawDemoPictures(AbortSignal.abort())
  const store = folderStore(folder)
  const drawn = await Promise.all(allPictures().map(({ container, key }) => store.exists(container, key)))
  expect(drawn).not.toContain(true)
})
