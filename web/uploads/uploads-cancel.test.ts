import { expect, test } from 'vitest'
import { type KeptFile, keepFile, keptFor, keptOf } from './kept-files.ts'
import { eventually, paper, purpose, reaches, until, uploadsWorld } from './uploads-world.ts'

const world = uploadsWorld()

test('a cancelled one leaves the browser and the server', async () => {
  world.after(1, 'cut')
  const uploads = world.openTab()
  await world.pick(uploads)
  const cancelled = uploads.cancel((await reaches(uploads, 'waiting')).id)
  expect(uploads.list.now()).toEqual([])
  await cancelled
  await eventually(async () => (await world.serverLoader()).length === 0)
  expect(await keptFor('ayse', purpose)).toEqual([])
  expect(world.told).toEqual([])
})

test('whoever leaves takes all of theirs along, also what another tab left behind, and nothing of others', async () => {
  world.after(1, 'cut')
  const [gone, open] = [world.openTab(), world.openTab()]
  await world.pick(gone, paper('birinci.pdf'))
  await reaches(gone, 'waiting')
  gone.stop()
  await world.pick(open, paper('ikinci.pdf'))
  await until(open, ({ name, state }) => name === 'ikinci.pdf' && state === 'waiting')
  open.pause(open.list.now()[0]?.id ?? '')
  expect(await world.serverLoader()).toHaveLength(2)

  const anothers = { ...(await keptOf('ayse'))[0], id: 'his', owner: 'mehmet', address: null } as KeptFile
  await keepFile(anothers, new ArrayBuffer(1))
  await open.cancelAll('ayse')
  for (const { id, address } of await keptOf('ayse')) await open.cancel(id, address)
  expect(open.list.now()).toEqual([])
  expect(await world.serverLoader()).toEqual([])
  expect(await keptOf('ayse')).toEqual([])
  expect((await keptOf('mehmet')).map(({ id }) => id)).toEqual(['his'])
})

test('cancelled while it is still being read, it is never sent', async () => {
  const uploads = world.openTab()
  const picked = world.pick(uploads)
  void uploads.cancel((await reaches(uploads, 'preparing')).id)
  await picked
  expect(uploads.list.now()).toEqual([])
  expect(await keptFor('ayse', purpose)).toEqual([])
  expect(world.requests).toEqual([])
})

test('cancelled and picked again, it is one upload', async () => {
  world.after(1, 'cut')
  const uploads = world.openTab()
  await world.pick(uploads)
  void uploads.cancel((await reaches(uploads, 'waiting')).id)
  world.inTheWay = () => undefined
  await world.pick(uploads)
  await reaches(uploads, 'saved')
  await eventually(async () => (await world.serverLoader()).length === 1)
  await world.expectTakenOnce()
})
