import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { keptFor } from './kept-files.ts'
import type { About, Tell, Upload } from './upload.ts'
import { Uploads } from './uploads.ts'

export const purpose = 'shelf'
export const size = 1_800_000
const content = Uint8Array.from({ length: size }, (_, at) => at % 251)
export const paper = (name = 'transkript.pdf') =>
  new File([content], name, { type: 'application/pdf', lastModified: 1_790_000_000_000 })

/** For the tests of uploads: a real server with a switch, and tabs in which files are picked. Once in each file. */
export function uploadsWorld() {
  const open: Uploads[] = []
  let folder = ''
  let origin = ''
  let tus: Server

  const world = {
    /** The server's reaction to the next requests, before tus sees them */
    inTheWay: (_method: string): 'cut' | number | undefined => undefined,
    requests: [] as string[],
    told: [] as string[],
    /** The access token that the server takes, the one that the tab has, and who is signed in there. */
    token: 'first',
    held: 'first' as string | undefined,
    who: 'ayse' as string | undefined,
  }

  const take: Tell = async (id, { name, about }) => void world.told.push(`${id} ${name} ${JSON.stringify(about)}`)

  async function serverLoader() {
    const files = (await readdir(folder)).filter((name) => !name.endsWith('.json'))
    return Promise.all(files.map(async (id) => ({ id, content: await readFile(join(folder, id)) })))
  }

  async function sweepServer() {
    for (const file of await readdir(folder)) await rm(join(folder, file))
  }

  const acts = {
    take,
    serverLoader,
    sweepServer,

    /** A tab that shows the purpose. */
    openTab(tell: Tell = take, owner = 'ayse') {
      const uploads = new Uploads(tools())
      open.push(uploads)
      uploads.serve(owner, purpose, tell)
      return uploads
    },

    pick: (uploads: Uploads, file = paper(), about: About = { documentTypeId: 3 }) =>
      uploads.pick(file, { owner: 'ayse', purpose, accept: ['application/pdf', 'image/jpeg'], about }),

    /** Lets some parts through, then does what it is told with every other. */
    after(parts: number, then: 'cut' | number) {
      let left = parts
      world.inTheWay = (method) => (method === 'PATCH' && left-- <= 0 ? then : undefined)
    },

    /** A tab whose upload was cut off after its first part, and waits. */
    async openCutOff() {
      acts.after(1, 'cut')
      const uploads = acts.openTab()
      await acts.pick(uploads)
      await reaches(uploads, 'waiting')
      return uploads
    },

    /** Exactly one upload is on the server, byte for byte, and was told of once. */
    async expectTakenOnce(name = 'transkript.pdf') {
      const [only, ...others] = await serverLoader()
      expect(others).toEqual([])
      expect(only?.content.equals(content)).toBe(true)
      expect(world.told).toEqual([`${only?.id} ${name} {"documentTypeId":3}`])
      expect(await keptFor('ayse', purpose)).toEqual([])
    },
  }

  const tools = () => ({
    endpoint: `${origin}/uploads`,
    headers: () => ({ authorization: `Bearer ${world.held}` }),
    isSignedIn: (owner: string) => world.who === owner,
    hasToken: () => world.held !== undefined,
    renew: async () => {
      world.requests.push('renew')
      world.held = world.token
    },
    firstWait: 1,
  })

  const http = createServer((request, response) => {
    const { method = '', headers } = request
    world.requests.push(method)
    const obstacle = headers.authorization === `Bearer ${world.token}` ? world.inTheWay(method) : 401
    if (obstacle === 'cut') return void request.socket.destroy()
    if (obstacle) return void response.writeHead(obstacle).end('{}')
    void tus.handle(request, response)
  })

  beforeAll(async () => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    folder = await mkdtemp(join(tmpdir(), 'kopru-uploads-'))
    tus = new Server({ path: '/uploads', datastore: new FileStore({ directory: folder }) })
    await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
    origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    world.requests.length = 0
    world.told.length = 0
    world.inTheWay = () => undefined
    world.token = world.held = 'first'
    world.who = 'ayse'
  })
  afterEach(async () => {
    for (const uploads of open.splice(0)) uploads.stop()
    indexedDB.deleteDatabase('kopru-uploads')
    await sweepServer()
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    http.close()
    await rm(folder, { recursive: true })
  })
  return Object.assign(world, acts)
}

export function until(uploads: Uploads, is: (upload: Upload) => boolean): Promise<Upload> {
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

export const reaches = (uploads: Uploads, state: Upload['state']) => until(uploads, (upload) => upload.state === state)

/** Polls until the condition holds, where no event exists. */
export async function eventually(is: () => boolean | Promise<boolean>) {
  while (!(await is())) await new Promise((next) => setImmediate(next))
}
