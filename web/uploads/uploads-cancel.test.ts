import { expect, test } from 'vitest'
import { keptFor } from './kept-files.ts'
import { eventually, purpose, reaches, uploadsWorld } from './uploads-world.ts'

const world = uploadsWorld()

test('a cancelled one leaves the browser and the server', async () => {
  world.after(1, 'cut')
  const uploads = world.openTab()
  await world.pick(uploads)
  uploads.cancel((await reaches(uploads, 'waiting')).id)
  expect(uploads.list.now()).toEqual([])
  await eventually(async () => (await world.onServer()).length === 0)
  expect(await keptFor('ayse', purpose)).toEqual([])
  expect(world.told).toEqual([])
})

test('cancelled while it is still being read, it is never sent', async () => {
  const uploads = world.openTab()
  const picked = world.pick(uploads)
  uploads.cancel((await reaches(uploads, 'preparing')).id)
  await picked
  expect(uploads.list.now()).toEqual([])
  expect(await keptFor('ayse', purpose)).toEqual([])
  expect(world.asked).toEqual([])
})

test('cancelled and picked again, it is one upload', async () => {
  world.after(1, 'cut')
  const uploads = world.openTab()
  await world.pick(uploads)
  uploads.cancel((await reaches(uploads, 'waiting')).id)
  world.inTheWay = () => undefined
  await world.pick(uploads)
  await reaches(uploads, 'saved')
  await eventually(async () => (await world.onServer()).length === 1)
  await world.expectTakenOnce()
})
