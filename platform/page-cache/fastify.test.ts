import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type FastifyRequest, fastify } from 'fastify'
import { expect, test } from 'vitest'
import { registerPageCache } from './fastify.ts'
import { PageCache } from './page-cache.ts'
import type { RenderedPage } from './policy.ts'

const html = `<h1>Burslar</h1>${'<p>Başvurunu gönder</p>'.repeat(100)}`

test('the second visitor is answered from memory, with its age', async () => {
  const { app, clock, rendered } = site()
  const first = await app.inject('/jobs')
  clock.now = 5500
  const second = await app.inject('/jobs')
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit'])
  expect([first.headers.age, second.headers.age]).toEqual(['0', '5'])
  expect(second.body).toBe(html)
  expect(second.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, s-maxage=60, stale-while-revalidate=600',
    vary: 'accept-encoding, cookie',
    'content-length': String(Buffer.byteLength(html)),
  })
  expect(rendered).toEqual(['/jobs'])
})

test('brotli and gzip are sent to those who take them', async () => {
  const { app, cache } = site()
  await app.inject('/jobs')
  await app.inject('/jobs')
  await cache.compressed()
  const brotli = await app.inject({ url: '/jobs', headers: { 'accept-encoding': 'gzip, br' } })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html)
  const gzip = await app.inject({ url: '/jobs', headers: { 'accept-encoding': 'gzip' } })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(html)
  expect(new Set([brotli.headers.etag, gzip.headers.etag]).size).toBe(2)
})

test('an ETag stands for exact bytes only where nobody compresses them on their way', async () => {
  const { app } = site()
  const etags = async (encoding: string) => {
    const { headers } = await app.inject({ url: '/jobs', headers: { 'accept-encoding': encoding } })
    return String(headers.etag)
  }
  const exact = await etags('identity')
  expect(exact).toMatch(/^"[\w-]{22}"$/)
  expect([await etags('br'), await etags('gzip')]).toEqual([`W/${exact}`, `W/${exact}`])
})

test('who has the page already gets 304 without a body', async () => {
  const { app, cache } = site()
  const { etag } = (await app.inject('/jobs')).headers
  await cache.compressed()
  const headers = { 'if-none-match': `"other", W/${etag}`, 'accept-encoding': 'br' }
  const again = await app.inject({ url: '/jobs', headers })
  expect([again.statusCode, again.body, again.headers['content-length']]).toEqual([304, '', undefined])
  expect(again.headers).toMatchObject({ vary: 'accept-encoding, cookie', 'x-cache': 'hit' })
  expect((await app.inject({ url: '/jobs', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
})

test('HEAD is answered from memory, but never fills it', async () => {
  const { app, rendered, cache } = site()
  const unknown = await app.inject({ method: 'HEAD', url: '/jobs' })
  expect([unknown.statusCode, unknown.headers['x-cache'], cache.stats().pages]).toEqual([200, 'miss', 0])
  await app.inject('/jobs')
  const known = await app.inject({ method: 'HEAD', url: '/jobs' })
  expect([known.statusCode, known.body, known.headers['x-cache']]).toEqual([200, '', 'hit'])
  expect(known.headers['content-length']).toBe(String(Buffer.byteLength(html)))
  expect(rendered).toEqual(['/jobs', '/jobs'])
})

test.each([{ cookie: 'theme=dark; kopru_session=abc' }, { authorization: 'Bearer abc' }])(
  'a visitor with %j gets a page of their own, kept nowhere',
  async (headers) => {
    const { app, cache } = site()
    await app.inject('/jobs')
    const own = await app.inject({ url: '/jobs?utm_source=x', headers })
    expect(own.headers).toMatchObject({ 'x-cache': 'bypass', 'cache-control': 'private, no-store' })
    expect(own.headers).not.toHaveProperty('cache-tag')
    expect(own.headers.age).toBeUndefined()
    expect(cache.stats()).toMatchObject({ pages: 1, hits: 0 })
  },
)

test('other cookies do not matter', async () => {
  const { app } = site()
  await app.inject('/jobs')
  expect((await app.inject({ url: '/jobs', headers: { cookie: 'theme=dark' } })).headers['x-cache']).toBe('hit')
})

test('a stale page is shown at once and the next visitor sees the new one', async () => {
  let body = 'old'
  const { app, clock, cache } = site(() => ({ body }))
  await app.inject('/jobs')
  clock.now = 61_000
  body = 'new'
  const stale = await app.inject('/jobs')
  expect([stale.headers['x-cache'], stale.body, stale.headers.age]).toEqual(['stale', 'old', '61'])
  while (cache.stats().rendering > 0) await new Promise(setImmediate)
  const fresh = await app.inject('/jobs')
  expect([fresh.headers['x-cache'], fresh.body, fresh.headers.age]).toEqual(['hit', 'new', '0'])
})

test('a page with a cookie reaches its visitor whole and is made anew for the next', async () => {
  const { app, rendered } = site(() => ({ headers: { 'cache-control': 'no-store', 'set-cookie': ['a=1', 'b=2'] } }))
  const first = await app.inject('/login')
  expect(first.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  await app.inject('/login')
  expect(rendered).toEqual(['/login', '/login'])
})

test('a missing page is kept with its status', async () => {
  const { app, rendered } = site(() => ({ status: 404 }))
  await app.inject('/nowhere')
  const again = await app.inject('/nowhere')
  expect([again.statusCode, again.headers['x-cache'], rendered.length]).toEqual([404, 'hit', 1])
})

test('a rendering that fails is an error like any other', async () => {
  const { app } = site(() => {
    throw new Error('broken')
  })
  expect((await app.inject('/jobs')).statusCode).toBe(500)
})

test('addresses of unusual length are not kept', async () => {
  const { app, cache } = site()
  await app.inject(`/jobs?q=${'x'.repeat(3000)}`)
  expect(cache.stats().pages).toBe(0)
})

test('keys of the query that a page does not read make no further pages', async () => {
  const { app, cache, rendered } = site(() => ({ headers: { 'no-vary-search': 'key-order, params, except=("page")' } }))
  // Rendered with what it does not read in its address, it may show it somewhere: it is not kept.
  expect((await app.inject('/jobs?x=0')).headers['x-cache']).toBe('miss')
  expect(cache.stats().pages).toBe(0)
  for (let number = 1; number <= 20; number += 1) await app.inject(`/jobs?x=${number}&utm_source=${number}&y`)
  expect(cache.stats().pages).toBe(1)
  expect(rendered).toEqual(['/jobs?x=0', '/jobs'])
  await app.inject('/jobs?page=2&x=1')
  expect((await app.inject('/jobs?z=1&page=2')).headers['x-cache']).toBe('hit')
  expect(rendered).toEqual(['/jobs?x=0', '/jobs', '/jobs?page=2'])
  // Other pages have said nothing of it yet.
  await app.inject('/search?x=1')
  expect(cache.stats().pages).toBe(2)
})

test('a purge reaches the next visitor', async () => {
  const { app, cache, rendered } = site()
  await app.inject('/jobs')
  cache.purge(['forms'])
  expect((await app.inject('/jobs')).headers['x-cache']).toBe('miss')
  expect(rendered).toHaveLength(2)
})

function site(answer: (request: FastifyRequest) => Partial<RenderedPage> = () => ({})) {
  const clock = { now: 0 }
  const cache = new PageCache({ maxBytes: 1e6, now: () => clock.now })
  const rendered: string[] = []
  const app = fastify()
  registerPageCache(app, {
    cache,
    async render(request, url) {
      rendered.push(url)
      const { headers, ...rest } = answer(request)
      return {
        status: 200,
        body: request.method === 'HEAD' ? '' : html,
        ...rest,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'public, s-maxage=60, stale-while-revalidate=600',
          'cache-tag': 'forms',
          ...headers,
        },
      }
    },
  })
  return { app, cache, clock, rendered }
}
