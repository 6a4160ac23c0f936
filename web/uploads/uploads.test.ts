import { expect, test } from 'vitest'
import { AskError } from '../ask.ts'
import { keptFor } from './kept-files.ts'
import { eventually, purpose, reaches, size, until, uploadsWorld } from './uploads-world.ts'

const world = uploadsWorld()

test('a picked file is sent in parts, told of with what it is for, and no longer kept', async () => {
  const uploads = world.openTab()
  await world.pick(uploads)
  expect(await reaches(uploads, 'saved')).toMatchObject({ name: 'transkript.pdf', size, sent: size, isKept: true })
  expect(world.requests).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'PATCH'])
  await world.expectTakenOnce()
})

test('a cut connection is waited out, and only what is missing is sent', async () => {
  world.after(2, 'cut')
  const uploads = world.openTab()
  await world.pick(uploads)
  expect(await reaches(uploads, 'waiting')).toMatchObject({ sent: 1_048_576 })
  world.inTheWay = () => undefined
  await reaches(uploads, 'saved')
  expect(world.requests.filter((method) => method === 'POST')).toHaveLength(1)
  expect(world.requests.slice(-3)).toEqual(['HEAD', 'PATCH', 'PATCH'])
  await world.expectTakenOnce()
})

test('a telling that fails on the way is told again with the same id, also after a reload', async () => {
  const tries: string[] = []
  const first = world.openTab(async (id) => {
    tries.push(id)
    throw new AskError({ method: 'POST', path: '/x' }, 'FETCH_ERROR')
  })
  await world.pick(first)
  await until(first, () => tries.length === 3)
  first.stop()
  await reaches(world.openTab(), 'saved')
  await world.expectTakenOnce()
  expect(new Set(tries)).toEqual(new Set([(await world.serverLoader())[0]?.id]))
})

test('what the server refuses is said in its words, and is not tried again', async () => {
  const problem = { code: 'files.infected', detail: 'Dosyayı kabul etmedik.' } as const
  const uploads = world.openTab(async () => {
    throw new AskError({ method: 'POST', path: '/x' }, 400, { type: '', title: '', status: 400, ...problem })
  })
  await world.pick(uploads)
  const { failure } = await reaches(uploads, 'failed')
  expect(failure).toEqual({ kind: 'refused', detail: problem.detail, canRetry: false })
  await eventually(async () => (await keptFor('ayse', purpose)).length === 0)
})

test('a full shelf keeps the file: after making room it is taken without being sent again', async () => {
  let isFull = true
  const uploads = world.openTab(async (...given) => {
    if (!isFull) return world.take(...given)
    const problem = { type: '', title: '', status: 409, code: 'files.vaultFull', detail: 'Doldu.' } as const
    throw new AskError({ method: 'POST', path: '/x' }, 409, problem)
  })
  await world.pick(uploads)
  const { id, failure } = await reaches(uploads, 'failed')
  expect(failure).toEqual({ kind: 'refused', detail: 'Doldu.', canRetry: true })
  isFull = false
  world.requests.length = 0
  uploads.resume(id)
  await reaches(uploads, 'saved')
  expect(world.requests).toEqual([])
  await world.expectTakenOnce()
})

test('an upload that the server swept away is sent anew, once', async () => {
  world.after(2, 'cut')
  const first = world.openTab()
  await world.pick(first)
  await reaches(first, 'waiting')
  first.stop()
  await world.sweepServer()
  world.inTheWay = () => undefined
  world.requests.length = 0
  await reaches(world.openTab(), 'saved')
  expect(world.requests).toEqual(['HEAD', 'POST', 'PATCH', 'PATCH', 'PATCH', 'PATCH'])
  await world.expectTakenOnce()
})

test('what cannot be taken is said before anything is sent', async () => {
  const uploads = world.openTab()
  await world.pick(uploads, new File(['x'], 'IMG_0001.HEIC', { type: '' }))
  await world.pick(uploads, new File(['x'], 'belge.docx'))
  await world.pick(uploads, new File([], 'bos.pdf', { type: 'application/pdf' }))
  await world.pick(uploads, new File([new Uint8Array(10_000_001)], 'buyuk.pdf', { type: 'application/pdf' }))
  expect(uploads.list.now().map(({ name, failure }) => [name, failure?.kind])).toEqual([
    ['IMG_0001.HEIC', 'heic'],
    ['belge.docx', 'wrongType'],
    ['bos.pdf', 'empty'],
    ['buyuk.pdf', 'tooLarge'],
  ])
  expect(world.requests).toEqual([])
})
