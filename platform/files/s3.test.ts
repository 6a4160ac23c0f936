import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../tests/services/s3-server.ts'
import { requireBuckets } from './s3/require-buckets.ts'
import { addressOf } from './s3/s3-client.ts'
import { s3Store } from './s3.ts'
import { StoreUnavailable } from './store-unavailable.ts'

// The common contract of stores is in file-store.test.ts; these are failures of a remote store.
let store: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  store = await startS3()
})
afterEach(() => store.answerWith(undefined))
afterAll(() => store.stop())

const files = () => s3Store(store.config)

describe('what fails in passing is tried again', () => {
  test.each([429, 503])('a store that answers %i', async (status) => {
    store.answerOnly(1, (_, response) => response.writeHead(status).end())
    expect(await files().put('private', 'again.pdf', Buffer.from('again'))).toEqual({ size: 5 })
    store.answerOnly(2, (_, response) => response.writeHead(status).end())
    const file = await files().get('private', 'again.pdf')
    expect(file && (await buffer(file.stream)).toString()).toBe('again')
  })

  test('a connection that is cut, also in the middle of a large file', async () => {
    const large = Buffer.alloc(2_000_000, 'x')
    store.answerOnly(1, (request) => request.once('data', () => request.destroy()))
    await files().put('private', 'large.pdf', large)
    expect(await files().size('private', 'large.pdf')).toBe(large.length)
    store.answerOnly(1, (request) => request.destroy())
    expect(await files().remove('private', 'large.pdf')).toBe(true)
  })
})

describe('what does not pass is a store that is not available', () => {
  test.each([
    ['that breaks', 503, 'SlowDown', 3],
    ['that does not know us', 403, 'InvalidAccessKeyId', 1],
    ['that sends us elsewhere', 301, 'PermanentRedirect', 1],
  ])('one %s', async (_, status, code, times) => {
    store.answerWith((_request, response) => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`))
    const before = store.seen.length
    const failure = await files()
      .put('private', 'a.pdf', Buffer.from('a'))
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StoreUnavailable)
    expect(failure).toMatchObject({ status, message: `The store answered ${status} ${code} to PUT` })
    expect(store.seen.length - before).toBe(times)
  })

  test('one whose key is another', async () => {
    const stranger = s3Store({ ...store.config, secretAccessKey: 'another' })
    await expect(stranger.put('private', 'a.pdf', Buffer.from('a'))).rejects.toThrow('403 SignatureDoesNotMatch')
  })

  test('one that nobody reaches', async () => {
    const nowhere = s3Store({ ...store.config, endpoint: 'http://127.0.0.1:1' })
    await expect(nowhere.get('private', 'a.pdf')).rejects.toThrow('The store did not answer to GET')
  })

  test('one that takes everything and says nothing; after three in vain it is left in peace', async () => {
    store.answerWith(() => {})
    const patient = s3Store({ ...store.config, patienceMs: 20 })
    for (let at = 0; at < 3; at += 1) await expect(patient.exists('private', 'a.pdf')).rejects.toThrow(StoreUnavailable)
    const before = store.seen.length
    await expect(patient.exists('private', 'a.pdf')).rejects.toThrow('The store did not answer a moment ago')
    expect(store.seen.length).toBe(before)
  })
})

describe('half a file is never taken for a whole one', () => {
  test('when the store breaks off', async () => {
    store.answerWith((_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half')
      setImmediate(() => response.destroy())
    })
    const file = await files().get('private', 'a.pdf')
    await expect(file && buffer(file.stream)).rejects.toThrow('The store broke off')
  })

  test('when a part is asked for and the store sends another', async () => {
    store.answerWith((_, response) =>
      response.writeHead(206, { 'content-length': 10, 'content-range': 'bytes 0-9/10' }).end('0123456789'),
    )
    const asked = files().get('private', 'a.pdf', { start: 2, end: 3 })
    await expect(asked).rejects.toThrow('The store sent another part than it was asked for')
  })

  test('when a part is asked for and the store sends the whole', async () => {
    store.answerWith((_, response) => response.writeHead(200, { 'content-length': 10 }).end('0123456789'))
    const asked = files().get('private', 'a.pdf', { start: 2, end: 3 })
    await expect(asked).rejects.toThrow('The store answered 200 to GET')
  })
})

describe('a list that is not whole is never taken for one: a backup would miss files', () => {
  const listed = async () => {
    const keys: string[] = []
    for await (const key of files().list('private')) keys.push(key)
    return keys
  }
  const page = (keys: readonly string[], isTruncated: boolean) =>
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${keys
      .map((key) => `<Contents><Key>${key}</Key></Contents>`)
      .join('')}</ListBucketResult>`
  /** One answer after the other, and the last one for ever. */
  const answers = (...bodies: readonly string[]) => {
    const left = [...bodies]
    store.answerWith((_, response) => response.end(left.length > 1 ? left.shift() : left[0]))
  }

  test('pages follow each other by the last key, and what is no file of ours is left out', async () => {
    answers(
      page(['a.pdf', 'b%2Fc.pdf'], true),
      page(['..%2F..%2Fetc', 'd%00.pdf', '%E0%A4%A.pdf', 'a+b.pdf', 'z.pdf'], false),
    )
    const before = store.seen.length
    expect(await listed()).toEqual(['a.pdf', 'b/c.pdf', 'z.pdf'])
    expect(store.seen.slice(before)).toEqual([
      'GET /kopru-private?encoding-type=url&marker=',
      'GET /kopru-private?encoding-type=url&marker=b%2Fc.pdf',
    ])
  })

  test.each([
    ['the page of a proxy', '<html><body>Wait a moment</body></html>'],
    ['nothing', ''],
    ['an error with 200', '<Error><Code>InternalError</Code></Error>'],
    ['half a list', page(['a.pdf', 'b.pdf'], false).slice(0, -40)],
  ])('%s', async (_, body) => {
    answers(body)
    await expect(listed()).rejects.toThrow('The store answered something else than a list')
  })

  test('a store that breaks off in the middle of a page, or begins again and again', async () => {
    store.answerWith((_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write(page(['a.pdf'], false))
      setImmediate(() => response.destroy())
    })
    await expect(listed()).rejects.toThrow(StoreUnavailable)
    answers(page(['a.pdf', 'b.pdf'], true))
    await expect(listed()).rejects.toThrow('The store lists the same again')
    answers(page([], true))
    await expect(listed()).rejects.toThrow('The store lists the same again')
  })

  test('a store that is in trouble at the second page is asked again, and one that stays so fails', async () => {
    let asked = 0
    store.answerWith((_, response) => {
      asked += 1
      if (asked === 2) return void response.writeHead(503).end()
      response.end(asked === 1 ? page(['a.pdf'], true) : page(['b.pdf'], false))
    })
    expect(await listed()).toEqual(['a.pdf', 'b.pdf'])
    store.answerWith((_, response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'))
    await expect(listed()).rejects.toThrow('403 AccessDenied')
  })
})

describe('what a store says of a file', () => {
  test('has to have a length; its type is not believed', async () => {
    store.answerWith((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'))
    await expect(files().get('private', 'a.pdf')).rejects.toThrow('The store does not say how long a file is')
    store.answerWith((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 8 }).end('<script>'),
    )
    const file = await files().get('private', 'a.pdf')
    expect(Object.keys(file ?? {}).sort()).toEqual(['modifiedAt', 'size', 'stream', 'version'])
    file?.stream.destroy()
  })

  test('a body that is longer than it was said to be is cut there, and the next answer is the next file’s', async () => {
    await files().put('private', 'next.pdf', Buffer.from('next'))
    store.answerOnly(1, (request) =>
      request.socket.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nfourHTTP/1.1 200 OK\r\n'),
    )
    const file = await files().get('private', 'a.pdf')
    expect(file && String(await buffer(file.stream))).toBe('four')
    const next = await files().get('private', 'next.pdf')
    expect(next && String(await buffer(next.stream))).toBe('next')
  })

  test.each([
    '../kopru-website-images/a.pdf',
    '%2e%2e/a.pdf',
    'a?acl',
    'a#b',
    '/a.pdf',
    'a//b.pdf',
    'ö.pdf',
    'a b.pdf',
    '',
  ])('no key leaves its container: %j is not even asked for', async (key) => {
    const before = store.seen.length
    await expect(files().get('private', key)).rejects.toThrow('cannot be the key of a file')
    await expect(files().put('private', key, Buffer.from('x'))).rejects.toThrow('cannot be the key of a file')
    await expect(files().remove('private', key)).rejects.toThrow('cannot be the key of a file')
    expect(store.seen.length).toBe(before)
  })
})

describe('a bucket', () => {
  test('is a part of the path, or of the host', () => {
    expect(addressOf(store.config, 'private', 'a/b.pdf')).toBe(`${store.config.endpoint}/kopru-private/a/b.pdf`)
    const ofHost = { ...store.config, endpoint: 'https://{bucket}.s3.example.org/' }
    expect(addressOf(ofHost, 'private', 'a/b.pdf')).toBe('https://kopru-private.s3.example.org/a/b.pdf')
    expect(addressOf(ofHost, 'website-images')).toBe('https://kopru-website-images.s3.example.org')
  })

  test('is looked for at the start, and nothing is left behind', async () => {
    await requireBuckets(store.config)
    const probe = /\/kopru-private\/(start-[\w-]+)/.exec(
      store.seen.findLast((request) => request.startsWith('PUT')) ?? '',
    )?.[1]
    expect(await files().exists('private', probe ?? '')).toBe(false)
  })

  test('that is missing, that refuses us or that everybody can read stops the start', async () => {
    const lacking = await startS3({ buckets: ['kopru-private', 'kopru-profile-images', 'kopru-scholarship-files'] })
    await expect(requireBuckets(lacking.config)).rejects.toThrow('There is no bucket "kopru-website-images"')
    await lacking.stop()
    const stranger = { ...store.config, secretAccessKey: 'another' }
    await expect(requireBuckets(stranger)).rejects.toThrow('The store answers 403 for the bucket')
    const open = await startS3({ open: true })
    await expect(requireBuckets(open.config)).rejects.toThrow('Everybody can read the bucket "kopru-private"')
    await open.stop()
  })
})
