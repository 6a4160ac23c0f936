import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { ProblemError, problem } from '#contract/problems.ts'
import { newestFirst } from './newest-first.ts'
import { oneByOne } from './one-by-one.ts'

interface Options {
  readonly directory: string
  readonly maxBytes: number
  readonly days: number
  /** Refuses with a problem. */
  readonly mayBegin: (owner: string, size: number) => Promise<void>
}

interface Arriving {
  readonly method: string
  readonly owner: string
  /** Of an upload that has begun. */
  readonly id?: string
  readonly raw: IncomingMessage
}

export const uploadsPath = '/uploads'

/** Resumable uploads (tus 1.0) into a folder, each into its owner's part of it. */
export function tusServer({ directory, maxBytes, days, mayBegin }: Options) {
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: days * 24 * 60 * 60 * 1000 })
  // Without "creation-defer-length": the client must declare the length.
  store.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  beginInTurn(store, mayBegin)
  store.write = (content, id, offset) => append(content, join(directory, id), offset)
  const owners = new WeakMap<object, string>()
  const failures = new WeakMap<object, unknown>()

  const tus = new Server({
    path: uploadsPath,
    datastore: store,
    maxSize: maxBytes,
    locker: newestFirst(),
    lockDrainTimeout: 1,
    namingFunction: (request) => `${owners.get(request)}/${randomBytes(18).toString('base64url')}`,
    generateUrl: (_request, { path, id }) => `${path}/${id.split('/')[1]}`,
    getFileIdFromRequest: (request, id = '') =>
      /^[A-Za-z0-9_-]{24}$/.test(id) ? `${owners.get(request)}/${id}` : undefined,
    async onUploadCreate(_request, { size = 0, metadata }) {
      if (size < 1) throw problem('uploads.invalid')
      return { metadata: { filename: metadata?.filename?.slice(0, 255) ?? null } }
    },
    onResponseError(request, error) {
      failures.set(request, error)
      return undefined
    },
  })

  /** The protocol's answer; a refusal is a problem. */
  return async ({ method, owner, id, raw }: Arriving): Promise<Response> => {
    const body = bodyOf(raw)
    const request = requestOf(method, id, raw, body.stream)
    owners.set(request, owner)
    const response = await tus.handleWeb(request)
    if (response.ok) return response
    body.discard()
    throw refusalOf(response.status, failures.get(request), raw)
  }
}

/** Serialises one owner's new uploads, so that `mayBegin` counts those that exist already. */
function beginInTurn(store: FileStore, mayBegin: Options['mayBegin']) {
  const create = store.create.bind(store)
  const inTurn = oneByOne()
  store.create = (upload) => {
    const [owner = ''] = upload.id.split('/')
    return inTurn(owner, async () => {
      await mayBegin(owner, upload.size ?? 0)
      try {
        return await create(upload)
      } catch (error) {
        // On a full disk the empty file is created but its metadata is not: removes the half-made upload.
        const path = join(store.directory, upload.id)
        await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })])
        throw error
      }
    })
  }
}

/** Replaces the package's own function, which does not report why a write failed. Bytes received so far are kept. */
async function append(content: Readable, path: string, offset: number): Promise<number> {
  const file = createWriteStream(path, { flags: 'r+', start: offset })
  await pipeline(content, file)
  return offset + file.bytesWritten
}

/** Only headers of the protocol: a load balancer's must not make an upload fail. */
function requestOf(method: string, id: string | undefined, raw: IncomingMessage, body: ReadableStream<Uint8Array>) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers)) {
    if (typeof value === 'string' && /^(?:tus-|upload-|content-)/.test(name)) headers.set(name, value)
  }
  const url = `http://uploads${uploadsPath}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`
  if (method !== 'POST' && method !== 'PATCH') return new Request(url, { method, headers })
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return new Request(url, init)
}

/** Lazy, so that a refused body is not read. */
function bodyOf(raw: IncomingMessage) {
  let pieces: AsyncIterator<Buffer<ArrayBuffer>> | undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pieces ??= raw.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]()
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )

  /** Drains an unwanted body, because the next request on the connection waits behind it. */
  function discard() {
    if (!pieces) return
    const rest = pieces
    pieces = { next: async () => ({ done: true, value: undefined }) }
    // Does not wait for a silent sender.
    rest.return?.().then(
      () => raw.resume(),
      () => undefined,
    )
  }

  return { stream, discard }
}

function refusalOf(status: number, failure: unknown, raw: IncomingMessage): unknown {
  if (failure instanceof ProblemError) return failure
  if (status === 404 || status === 410) return problem('files.notFound')
  if (status === 409) return problem('uploads.wrongOffset')
  if (status === 412) return problem('uploads.wrongVersion')
  if (status === 413) return problem('request.tooLarge', { limit: 10 })
  // The client disconnected: nothing to answer, and no error.
  if (status >= 500 && status !== 501 && !raw.destroyed) return asError(failure)
  return problem('uploads.invalid')
}

const asError = (failure: unknown) =>
  failure instanceof Error ? failure : new Error(`An upload failed: ${JSON.stringify(failure)}`)
