import { IDBObjectStore } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { keptFor } from './kept-files.ts'
import { paper, purpose, reaches, size, uploadsWorld } from './uploads-world.ts'

// Reloads, closed tabs and several at once.
const world = uploadsWorld()

test('after a closed tab another goes on from where it was, without the file being picked again', async () => {
  const first = await world.openCutOff()
  first.stop()
  world.inTheWay = () => undefined
  world.requests.length = 0
  const second = world.openTab()
  expect(await reaches(second, 'saved')).toMatchObject({ name: 'transkript.pdf', size })
  expect(world.requests).toEqual(['HEAD', 'PATCH', 'PATCH', 'PATCH'])
  await world.expectTakenOnce()
})

test('two tabs do not send the same file at once: the second takes over when the first is closed', async () => {
  const first = await world.openCutOff()
  const second = world.openTab()
  world.inTheWay = () => undefined
  await reaches(first, 'saved')
  expect(second.list.now()).toEqual([])
  await world.expectTakenOnce()
})

test('nobody else on the same browser sees it, and no page for something else', async () => {
  const first = await world.openCutOff()
  first.stop()
  expect(await keptFor('mehmet', purpose)).toEqual([])
  expect(await keptFor('ayse', 'request 1')).toEqual([])
  expect(await keptFor('ayse', purpose)).toHaveLength(1)
})

test('a pause holds across a reload, until it is ended', async () => {
  world.after(1, 'cut')
  const first = world.openTab()
  await world.pick(first)
  first.pause((await reaches(first, 'waiting')).id)
  expect(await reaches(first, 'paused')).toMatchObject({ sent: 524_288 })
  first.stop()
  world.inTheWay = () => undefined
  world.requests.length = 0
  const second = world.openTab()
  const { id } = await reaches(second, 'paused')
  expect(world.requests).toEqual([])
  second.resume(id)
  await reaches(second, 'saved')
  await world.expectTakenOnce()
})

test('the same file picked twice while it is under way is one upload', async () => {
  const uploads = world.openTab()
  await Promise.all([world.pick(uploads), world.pick(uploads)])
  await world.pick(uploads)
  expect(uploads.list.now()).toHaveLength(1)
  await reaches(uploads, 'saved')
  await world.expectTakenOnce()
})

test('without room in the browser it is sent all the same, and goes on when the same file is picked again', async () => {
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (value, key) {
    if (value instanceof ArrayBuffer) throw new DOMException('No room', 'QuotaExceededError')
    return put.call(this, value, key)
  }
  try {
    world.after(2, 'cut')
    const first = world.openTab()
    await world.pick(first)
    expect(await reaches(first, 'waiting')).toMatchObject({ isKept: false })
    first.stop()
    world.inTheWay = () => undefined
    world.requests.length = 0
    const second = world.openTab()
    await reaches(second, 'fileNeeded')
    expect(world.requests).toEqual([])
    await world.pick(second)
    await reaches(second, 'saved')
    expect(world.requests).toEqual(['HEAD', 'PATCH', 'PATCH'])
    await world.expectTakenOnce()
  } finally {
    IDBObjectStore.prototype.put = put
  }
})

test('of two open tabs the second takes over when the first is closed', async () => {
  const first = await world.openCutOff()
  const second = world.openTab()
  world.inTheWay = () => undefined
  first.stop()
  await reaches(second, 'saved')
  await world.expectTakenOnce()
})

test('tabs that are opened in the moment in which a file is picked do not send it as well', async () => {
  const first = world.openTab()
  const picked = world.pick(first)
  for (let more = 0; more < 30; more += 1) {
    world.openTab()
    await new Promise((next) => setImmediate(next))
  }
  await picked
  await reaches(first, 'saved')
  expect(world.requests.filter((method) => method === 'POST')).toHaveLength(1)
  await world.expectTakenOnce()
})

test('one file that is two documents is sent for each of them', async () => {
  const uploads = world.openTab()
  await Promise.all([1, 2].map((documentTypeId) => world.pick(uploads, paper(), { documentTypeId })))
  await reaches(uploads, 'saved')
  while (world.told.length < 2) await new Promise((next) => setImmediate(next))
  expect(world.told.map((one) => one.split(' ').at(-1)).sort()).toEqual([
    '{"documentTypeId":1}',
    '{"documentTypeId":2}',
  ])
})
