import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ByteRange } from '#contract/sent-file.ts'
import type { Container } from './containers.ts'
import { isFileKey } from './file-key.ts'
import type { FileFacts, FileStore, StoredFile } from './file-store.ts'
import { requirePlace } from './require-place.ts'
import { type S3Config, s3Client } from './s3/s3-client.ts'
import { streamOf } from './s3/stream-of.ts'
import { wholesBegin, wholesFolder, withWhole } from './s3/whole.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import { sweepHalfWritten } from './sweep-half-written.ts'

/** An S3-compatible store: a bucket for each container. All four are private; public files are served through us. */
export function s3Store(config: S3Config): FileStore {
  const ask = s3Client(config)

  async function facts(container: Container, key: string): Promise<FileFacts | undefined> {
    requirePlace(container, key)
    const answer = await ask({ method: 'HEAD', container, key, expected: [200, 404] })
    answer.resume()
    return answer.statusCode === 404 ? undefined : factsOf(answer, Number(answer.headers['content-length']))
  }

  async function get(container: Container, key: string, part?: ByteRange): Promise<StoredFile | undefined> {
    requirePlace(container, key)
    if (part) return getPart(container, key, part)
    const answer = await ask({ method: 'GET', container, key, expected: [200, 404] })
    if (answer.statusCode === 404) return void answer.resume()
    return { ...factsOf(answer, Number(answer.headers['content-length'])), stream: streamOf(answer) }
  }

  async function getPart(container: Container, key: string, { start, end }: ByteRange) {
    const headers = { range: `bytes=${start}-${end}` }
    const answer = await ask({ method: 'GET', container, key, headers, expected: [206, 404, 416] })
    if (answer.statusCode === 206) {
      const sent = partIn(answer)
      if (sent.start === start && sent.end === Math.min(end, sent.size - 1)) {
        return { ...factsOf(answer, sent.size), stream: streamOf(answer) }
      }
      answer.destroy()
      throw new StoreUnavailable('The store sent another part than it was asked for')
    }
    answer.resume()
    // A range past the end is empty, as in a folder.
    const known = answer.statusCode === 416 ? await facts(container, key) : undefined
    return known && { ...known, stream: Readable.from([]) }
  }

  /** By marker, which every store knows; the newer tokens are not understood everywhere. */
  async function listAfter(container: Container, last: string): Promise<ListPage> {
    const query = `encoding-type=url&marker=${encodeURIComponent(last)}`
    const { keys, isLast } = listIn(
      await text(streamOf(await ask({ method: 'GET', container, query, expected: [200] }))),
    )
    if (isLast) return { keys, next: undefined }
    const next = keys.at(-1)
    if (next === undefined || next === last) throw new StoreUnavailable('The store lists the same again')
    return { keys, next }
  }

  return {
    async put(container, key, content) {
      requirePlace(container, key)
      return withWhole(content, async (whole) => {
        const answer = await ask({ method: 'PUT', container, key, whole, expected: [200] })
        answer.resume()
        return { size: whole.size }
      })
    },
    get,
    facts,
    exists: async (container, key) => (await facts(container, key)) !== undefined,
    size: async (container, key) => (await facts(container, key))?.size,
    async remove(container, key) {
      if (!(await facts(container, key))) return false
      const answer = await ask({ method: 'DELETE', container, key, expected: [200, 204, 404] })
      answer.resume()
      return true
    },
    async *list(container) {
      for (let last: string | undefined = ''; last !== undefined; ) {
        const page: ListPage = await listAfter(container, last)
        for (const key of page.keys) if (isFileKey(key)) yield key
        last = page.next
      }
    },
    sweep: (before) => sweepHalfWritten(wholesFolder(), before, wholesBegin),
  }
}

interface ListPage {
  readonly keys: readonly string[]
  /** The key to go on behind; undefined after the last page. */
  readonly next: string | undefined
}

/** The keys of one page of a list. Throws on an answer that is not a complete list. */
function listIn(page: string) {
  const isTruncated = /<IsTruncated>(true|false)<\/IsTruncated>/.exec(page)?.[1]
  if (isTruncated === undefined || !page.trimEnd().endsWith('</ListBucketResult>'))
    throw new StoreUnavailable('The store answered something else than a list')
  const keys = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decodedKey(key))
  return { keys, isLast: isTruncated === 'false' }
}

/** A key that is no file of ours may be written in any way. */
function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '))
  } catch {
    return key
  }
}

function partIn({ headers }: IncomingMessage) {
  const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? []
  return { start: Number(start), end: Number(end), size: Number(size) }
}

function factsOf(answer: IncomingMessage, size: number): FileFacts {
  const { headers } = answer
  if (!Number.isSafeInteger(size)) {
    answer.destroy()
    throw new StoreUnavailable('The store does not say how long a file is')
  }
  const modifiedAt = Date.parse(headers['last-modified'] ?? '') || 0
  const etag = headers.etag?.replace(/^W\/|[^\w-]/g, '')
  return { size, modifiedAt, version: etag || `${size.toString(36)}-${modifiedAt.toString(36)}` }
}
