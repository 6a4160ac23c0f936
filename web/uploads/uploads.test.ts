import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AskError } from '../ask.ts'
import { keptFor } from './kept-files.ts'
import type { Tell, Upload } from './upload.ts'
import { Uploads } from './uploads.ts'

const accept = ['application/pdf', 'image/jpeg']
const purpose = 'shelf'
const size = 1_800_000
const content = Uint8Array.from({ length: size }, (_, at) => at % 251)
const paper = (name = 'transkript.pdf') =>
  new File([content], name, { type: 'application/pdf', lastModified: 1_790_000_000_000 })

/** A real server of uploads with a switch: what it does with the next requests before tus sees them. */
let folder = ''
let origin = ''
let inTheWay: (method: string) => 'cut' | number | undefined = () => undefined
const asked: string[] = []
const http = createServer((request, response) => {
  const { method = '', headers } = request
  asked.push(method)
  const obstacle = headers.authorization === `Bearer ${token}` ? inTheWay(method) : 401
  if (obstacle === 'cut') return void request.socket.destroy()
  if (obstacle) return void response.writeHead(obstacle).end('{}')
  void tus.handle(request, response)
})
let tus: Server

let token = 'first'
let held: string | undefined = 'first'
let isSignedIn = true
const tab = () =>
  new Uploads({
    endpoint: `${origin}/uploads`,
    headers: () => ({ authorization: `Bearer ${held}` }),
    isSignedIn: () => isSignedIn,
    hasToken: () => held !== undefined,
    renew: async () => {
      asked.push('renew')
      held = token
    },
    firstWait: 1,
  })

beforeAll(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  folder = await mkdtemp(join(tmpdir(), 'kopru-uploads-'))
  tus = new Server({ path: '/uploads', datastore: new FileStore({ directory: folder }) })
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked.length = 0
  told.length = 0
  inTheWay = () => undefined
  token = held = 'first'
  isSignedIn = true
})
afterEach(async () => {
  for (const one of open.splice(0)) one.stop()
  indexedDB.deleteDatabase('kopru-uploads')
  for (const file of await readdir(folder)) await rm(join(folder, file))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  http.close()
  await rm(folder, { recursive: true })
})

const open: Uploads[] = []
const told: string[] = []
const take: Tell = async (id, { name, about }) => void told.push(`${id} ${name} ${JSON.stringify(about)}`)

/** A tab that shows the purpose. */
function openTab(tell: Tell = take, owner = 'ayse') {
  const uploads = tab()
  open.push(uploads)
  uploads.serve(owner, purpose, tell)
  return uploads
}

const pick = (uploads: Uploads, file = paper()) =>
  uploads.pick(file, { owner: 'ayse', purpose, accept, about: { documentTypeId: 3 } })

function until(uploads: Uploads, is: (upload: Upload) => boolean): Promise<Upload> {
  return new Promise((done) => {
    const look = () => {
      const found = uploads.list.now().find(is)
      if (!found) return
      forget()
      done(found)
    }
    const forget = uploads.list.hear(look)
    look()
  })
}
const reaches = (uploads: Uploads, state: Upload['state']) => until(uploads, (upload) => upload.state === state)

async function onServer() {
  const files = (await readdir(folder)).filter((name) => !name.endsWith('.json'))
  return Promise.all(files.map(async (id) => ({ id, content: await readFile(join(folder, id)) })))
}

/** Exactly one upload is on the server, byte for byte, and was told of once. */
async function expectTakenOnce(name = 'transkript.pdf') {
  const [only, ...others] = await onServer()
  expect(others).toEqual([])
  expect(only?.content.equals(content)).toBe(true)
  expect(told).toEqual([`${only?.id} ${name} {"documentTypeId":3}`])
  expect(await keptFor('ayse', purpose)).toEqual([])
}

/** Lets some parts through, then does what it is told with every other. */
function after(parts: number, then: 'cut' | number) {
  let left = parts
  inTheWay = (method) => (method === 'PATCH' && left-- <= 0 ? then : undefined)
}

test('a picked file is sent in parts, told of with what it is for, and no longer kept', async () => {
  const uploads = openTab()
  await pick(uploads)
  expect(await reaches(uploads, 'saved')).toMatchObject({ name: 'transkript.pdf', size, sent: size, isKept: true })
  expect(asked).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'PATCH'])
  await expectTakenOnce()
})

test('a cut connection is waited out, and only what is missing is sent', async () => {
  after(2, 'cut')
  const uploads = openTab()
  await pick(uploads)
  expect(await reaches(uploads, 'waiting')).toMatchObject({ sent: 1_048_576 })
  inTheWay = () => undefined
  await reaches(uploads, 'saved')
  expect(asked.filter((method) => method === 'POST')).toHaveLength(1)
  expect(asked.slice(-3)).toEqual(['HEAD', 'PATCH', 'PATCH'])
  await expectTakenOnce()
})

test('after a closed tab another goes on from where it was, without the file being picked again', async () => {
  after(1, 'cut')
  const first = openTab()
  await pick(first)
  await reaches(first, 'waiting')
  first.stop()
  inTheWay = () => undefined
  asked.length = 0
  const second = openTab()
  expect(await reaches(second, 'saved')).toMatchObject({ name: 'transkript.pdf', size })
  expect(asked).toEqual(['HEAD', 'PATCH', 'PATCH', 'PATCH'])
  await expectTakenOnce()
})

test('two tabs do not send the same file at once: the second takes over when the first is closed', async () => {
  after(1, 'cut')
  const first = openTab()
  await pick(first)
  await reaches(first, 'waiting')
  const second = openTab()
  inTheWay = () => undefined
  await reaches(first, 'saved')
  expect(second.list.now()).toEqual([])
  await expectTakenOnce()
})

test('nobody else on the same browser sees it, and no page for something else', async () => {
  after(1, 'cut')
  const first = openTab()
  await pick(first)
  await reaches(first, 'waiting')
  first.stop()
  expect(await keptFor('mehmet', purpose)).toEqual([])
  expect(await keptFor('ayse', 'request 1')).toEqual([])
  expect(await keptFor('ayse', purpose)).toHaveLength(1)
})

test('an access token that ran out in the middle is renewed once, and the upload goes on', async () => {
  const uploads = openTab()
  let parts = 0
  inTheWay = () => {
    if (++parts === 3) token = 'second'
    return undefined
  }
  await pick(uploads)
  await reaches(uploads, 'saved')
  expect(asked).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'renew', 'HEAD', 'PATCH', 'PATCH'])
  await expectTakenOnce()
})

test('after a reload the upload waits for the first access token', async () => {
  held = undefined
  const uploads = openTab()
  await pick(uploads)
  await reaches(uploads, 'saved')
  expect(asked[0]).toBe('renew')
  expect(asked[1]).toBe('POST')
})

test('an ended session parks the file in the browser; its owner finds it there after signing in', async () => {
  let parts = 0
  inTheWay = (method) => {
    if (method !== 'PATCH' || parts++ === 0) return undefined
    isSignedIn = false
    return 401
  }
  const uploads = openTab()
  await pick(uploads)
  while (uploads.list.now().length > 0) await new Promise((next) => setImmediate(next))
  isSignedIn = true
  inTheWay = () => undefined
  await reaches(openTab(), 'saved')
  await expectTakenOnce()
})

test('a pause holds across a reload, until it is ended', async () => {
  after(1, 'cut')
  const first = openTab()
  await pick(first)
  first.pause((await reaches(first, 'waiting')).id)
  expect(await reaches(first, 'paused')).toMatchObject({ sent: 524_288 })
  first.stop()
  inTheWay = () => undefined
  asked.length = 0
  const second = openTab()
  const { id } = await reaches(second, 'paused')
  expect(asked).toEqual([])
  second.resume(id)
  await reaches(second, 'saved')
  await expectTakenOnce()
})

test('a cancelled one leaves the browser and the server', async () => {
  after(1, 'cut')
  const uploads = openTab()
  await pick(uploads)
  uploads.cancel((await reaches(uploads, 'waiting')).id)
  expect(uploads.list.now()).toEqual([])
  while ((await onServer()).length > 0) await new Promise((next) => setImmediate(next))
  expect(await keptFor('ayse', purpose)).toEqual([])
  expect(told).toEqual([])
})

test('the same file picked twice while it is under way is one upload', async () => {
  const uploads = openTab()
  await Promise.all([pick(uploads), pick(uploads)])
  await pick(uploads)
  expect(uploads.list.now()).toHaveLength(1)
  await reaches(uploads, 'saved')
  await expectTakenOnce()
})

test('a telling that fails on the way is told again with the same id, also after a reload', async () => {
  const tries: string[] = []
  const first = openTab(async (id) => {
    tries.push(id)
    throw new AskError({ method: 'POST', path: '/x' }, 'FETCH_ERROR')
  })
  await pick(first)
  await until(first, () => tries.length === 3)
  first.stop()
  await reaches(openTab(), 'saved')
  await expectTakenOnce()
  expect(new Set(tries)).toEqual(new Set([(await onServer())[0]?.id]))
})

test('what the server refuses is said in its words, and is not tried again', async () => {
  const problem = { code: 'files.infected', detail: 'Dosyada zararlı yazılım bulundu; alınmadı.' } as const
  const uploads = openTab(async () => {
    throw new AskError({ method: 'POST', path: '/x' }, 400, { type: '', title: '', status: 400, ...problem })
  })
  await pick(uploads)
  const { failure } = await reaches(uploads, 'failed')
  expect(failure).toEqual({ kind: 'refused', detail: problem.detail, canRetry: false })
  while ((await keptFor('ayse', purpose)).length > 0) await new Promise((next) => setImmediate(next))
})

test('a full shelf keeps the file: after making room it is taken without being sent again', async () => {
  let isFull = true
  const uploads = openTab(async (...given) => {
    if (!isFull) return take(...given)
    const problem = { type: '', title: '', status: 409, code: 'files.vaultFull', detail: 'Doldu.' } as const
    throw new AskError({ method: 'POST', path: '/x' }, 409, problem)
  })
  await pick(uploads)
  const { id, failure } = await reaches(uploads, 'failed')
  expect(failure).toEqual({ kind: 'refused', detail: 'Doldu.', canRetry: true })
  isFull = false
  asked.length = 0
  uploads.resume(id)
  await reaches(uploads, 'saved')
  expect(asked).toEqual([])
  await expectTakenOnce()
})

test('an upload that the server swept away is sent anew, once', async () => {
  after(2, 'cut')
  const first = openTab()
  await pick(first)
  await reaches(first, 'waiting')
  first.stop()
  for (const file of await readdir(folder)) await rm(join(folder, file))
  inTheWay = () => undefined
  asked.length = 0
  await reaches(openTab(), 'saved')
  expect(asked).toEqual(['HEAD', 'POST', 'PATCH', 'PATCH', 'PATCH', 'PATCH'])
  await expectTakenOnce()
})

test('without room in the browser it is sent all the same, and goes on when the same file is picked again', async () => {
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (value, key) {
    if (value instanceof ArrayBuffer) throw new DOMException('No room', 'QuotaExceededError')
    return put.call(this, value, key)
  }
  try {
    after(2, 'cut')
    const first = openTab()
    await pick(first)
    expect(await reaches(first, 'waiting')).toMatchObject({ isKept: false })
    first.stop()
    inTheWay = () => undefined
    asked.length = 0
    const second = openTab()
    await reaches(second, 'fileNeeded')
    expect(asked).toEqual([])
    await pick(second)
    await reaches(second, 'saved')
    expect(asked).toEqual(['HEAD', 'PATCH', 'PATCH'])
    await expectTakenOnce()
  } finally {
    IDBObjectStore.prototype.put = put
  }
})

test('what cannot be taken is said before anything is sent', async () => {
  const uploads = openTab()
  await pick(uploads, new File(['x'], 'IMG_0001.HEIC', { type: '' }))
  await pick(uploads, new File(['x'], 'belge.docx'))
  await pick(uploads, new File([], 'bos.pdf', { type: 'application/pdf' }))
  await pick(uploads, new File([new Uint8Array(10_000_001)], 'buyuk.pdf', { type: 'application/pdf' }))
  expect(uploads.list.now().map(({ name, failure }) => [name, failure?.kind])).toEqual([
    ['IMG_0001.HEIC', 'heic'],
    ['belge.docx', 'wrongType'],
    ['bos.pdf', 'empty'],
    ['buyuk.pdf', 'tooLarge'],
  ])
  expect(asked).toEqual([])
})
