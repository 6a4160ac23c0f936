import { expect, test } from 'vitest'
import { type Loaded, PageCache } from './page-cache.ts'
import type { RenderedPage } from './policy.ts'

test('a page is made once and found until it is no longer fresh', async () => {
  const { cache, clock } = cacheAt(0)
  await cache.load('/jobs', async () => page('one'))
  clock.now = 60_000
  expect(cache.find('/jobs')).toMatchObject({ age: 60_000, isStale: false })
  clock.now = 60_001
  expect(cache.find('/jobs')).toMatchObject({ isStale: true })
  clock.now = 660_001
  expect(cache.find('/jobs')).toBeUndefined()
  expect(cache.stats()).toMatchObject({ hits: 1, stale: 1, misses: 1, pages: 0, bytes: 0 })
})

test('all spellings of an address are one page, and it is rendered at the plain address', async () => {
  const { cache } = cacheAt(0)
  const rendered: string[] = []
  await cache.load('//jobs?utm_source=mail&b=2&a=1&fbclid=x', async (url) => {
    rendered.push(url)
    return page('one')
  })
  expect(rendered).toEqual(['/jobs?a=1&b=2'])
  expect(cache.find('/jobs?b=2&a=1&gclid=y')?.page.key).toBe('/jobs?a=1&b=2')
})

test('a hundred who ask at once wait for one rendering', async () => {
  const { cache } = cacheAt(0)
  const gate = Promise.withResolvers<RenderedPage>()
  let renderings = 0
  const asked = Array.from({ length: 100 }, () =>
    cache.load('/jobs', () => {
      renderings += 1
      return gate.promise
    }),
  )
  gate.resolve(page('one'))
  expect(new Set((await Promise.all(asked)).map(bodyOf))).toEqual(new Set(['one']))
  expect(renderings).toBe(1)
})

test('a page for one visitor is handed to nobody else who waited', async () => {
  const { cache } = cacheAt(0)
  let visitor = 0
  const render = async () => page(`for ${++visitor}`, { 'set-cookie': ['a=1'] })
  const loaded = await Promise.all([cache.load('/login', render), cache.load('/login', render)])
  expect(loaded.map(bodyOf)).toEqual(['for 1', 'for 2'])
  expect(cache.stats().pages).toBe(0)
})

test('once known to be personal, a page is not waited for', async () => {
  const { cache } = cacheAt(0)
  await cache.load('/login', async () => page('x', { 'cache-control': 'no-store' }))
  const slow = Promise.withResolvers<RenderedPage>()
  const first = cache.load('/login', () => slow.promise)
  expect(bodyOf(await cache.load('/login', async () => page('quick', { 'cache-control': 'no-store' })))).toBe('quick')
  slow.resolve(page('slow', { 'cache-control': 'no-store' }))
  expect(bodyOf(await first)).toBe('slow')
})

test('a failed rendering fails for those who wait and is tried again by the next', async () => {
  const { cache } = cacheAt(0)
  await expect(cache.load('/jobs', () => Promise.reject(new Error('database away')))).rejects.toThrow('database away')
  expect(bodyOf(await cache.load('/jobs', async () => page('back')))).toBe('back')
})

test('a stale page is renewed once in the background', async () => {
  const { cache, clock } = cacheAt(0)
  await cache.load('/jobs', async () => page('old'))
  clock.now = 61_000
  let renderings = 0
  const render = async () => {
    renderings += 1
    return page('new')
  }
  for (let visitor = 0; visitor < 10; visitor++) {
    const found = cache.find('/jobs')
    if (found?.isStale) cache.renew(found.page, render)
  }
  await settled(cache)
  expect(renderings).toBe(1)
  expect(bodyAt(cache, '/jobs')).toBe('new')
})

test('a page that cannot be renewed stays, and renewing is not tried at every visit', async () => {
  const errors: unknown[] = []
  const { cache, clock } = cacheAt(0, { onError: (error) => errors.push(error) })
  await cache.load('/jobs', async () => page('old'))
  clock.now = 61_000
  let tries = 0
  const renew = async (render: () => Promise<RenderedPage>) => {
    const found = cache.find('/jobs')
    if (!found) throw new Error('gone')
    cache.renew(found.page, () => {
      tries += 1
      return render()
    })
    await settled(cache)
  }
  await renew(() => Promise.reject(new Error('database away')))
  await renew(() => Promise.reject(new Error('database away')))
  expect([tries, errors.length, bodyAt(cache, '/jobs')]).toEqual([1, 1, 'old'])
  clock.now = 63_001
  await renew(async () => ({ ...page('sorry'), status: 503 }))
  expect([tries, bodyAt(cache, '/jobs')]).toEqual([2, 'old'])
  clock.now = 66_000
  await renew(async () => page('new'))
  expect([tries, bodyAt(cache, '/jobs')]).toEqual([3, 'new'])
})

test('a page that turned private is dropped when it is renewed', async () => {
  const { cache, clock } = cacheAt(0)
  await cache.load('/jobs', async () => page('old'))
  clock.now = 61_000
  const found = cache.find('/jobs')
  if (found) cache.renew(found.page, async () => page('mine', { 'cache-control': 'private' }))
  await settled(cache)
  expect(cache.find('/jobs')).toBeUndefined()
})

test('a purge drops exactly the pages with the tag', async () => {
  const { cache } = cacheAt(0)
  await cache.load('/', async () => page('landing', { 'cache-tag': 'forms, companies' }))
  await cache.load('/jobs', async () => page('jobs', { 'cache-tag': 'forms' }))
  await cache.load('/contact-us', async () => page('contact', { 'cache-tag': 'texts' }))
  expect(cache.purge(['forms', 'unknown'])).toBe(2)
  expect(['/', '/jobs', '/contact-us'].map((url) => bodyAt(cache, url))).toEqual([undefined, undefined, 'contact'])
  expect(cache.purge(['companies'])).toBe(0)
})

test('a page whose rendering began before a purge is shown once but not kept', async () => {
  const { cache } = cacheAt(0)
  const gate = Promise.withResolvers<RenderedPage>()
  const before = cache.load('/jobs', () => gate.promise)
  cache.purge(['forms'])
  const after = cache.load('/jobs', async () => page('new'))
  expect(bodyOf(await after)).toBe('new')
  gate.resolve(page('old'))
  expect(bodyOf(await before)).toBe('old')
  expect(bodyAt(cache, '/jobs')).toBe('new')
})

test('a purge during a lone rendering leaves nothing behind', async () => {
  const { cache } = cacheAt(0)
  const gate = Promise.withResolvers<RenderedPage>()
  const before = cache.load('/jobs', () => gate.promise)
  cache.purge(['forms'])
  gate.resolve(page('old'))
  await before
  expect(cache.find('/jobs')).toBeUndefined()
})

test('a purge of another tag does not waste the rendering, but a later one still wins', async () => {
  const { cache } = cacheAt(0)
  const slow = Promise.withResolvers<RenderedPage>()
  const first = cache.load('/jobs', () => slow.promise)
  cache.purge(['texts'])
  await cache.load('/jobs', async () => page('later'))
  slow.resolve(page('earlier'))
  await first
  expect(bodyAt(cache, '/jobs')).toBe('later')
})

test('clearing drops everything, renderings under way included', async () => {
  const { cache } = cacheAt(0)
  await cache.load('/', async () => page('landing'))
  const gate = Promise.withResolvers<RenderedPage>()
  const before = cache.load('/jobs', () => gate.promise)
  cache.clear()
  gate.resolve(page('old'))
  await before
  expect(cache.stats()).toMatchObject({ pages: 0, bytes: 0, rendering: 0 })
})

test('compressed forms are made behind the visitor who asks again, and are counted', async () => {
  const { cache } = cacheAt(0)
  await cache.load('/jobs', async () => page('ş'.repeat(5000)))
  await cache.compressed()
  const before = cache.stats().bytes
  expect(Object.keys(cache.find('/jobs')?.page.forms ?? {})).toEqual(['identity'])
  await cache.compressed()
  const forms = cache.find('/jobs')?.page.forms
  expect(Object.keys(forms ?? {}).sort()).toEqual(['br', 'gzip', 'identity'])
  expect(forms?.br?.headers).toMatchObject({
    'content-encoding': 'br',
    etag: `"${forms?.identity.etag.slice(1, -1)}-br"`,
  })
  const added = (forms?.br?.body.length ?? 0) + (forms?.gzip?.body.length ?? 0)
  expect(cache.stats().bytes).toBe(before + added + 2 * 1024)
  expect(cache.purge(['forms'])).toBe(1)
  expect(cache.stats().bytes).toBe(0)
})

test('a page that is renewed is compressed at once', async () => {
  const { cache } = cacheAt(0)
  await cache.load('/jobs', async () => page('ş'.repeat(5000)))
  await cache.load('/jobs', async () => page('ı'.repeat(5000)))
  await cache.compressed()
  expect(Object.keys(cache.find('/jobs')?.page.forms ?? {}).sort()).toEqual(['br', 'gzip', 'identity'])
})

test('memory stays within its bound', async () => {
  const { cache } = cacheAt(0, { maxBytes: 100_000 })
  for (let number = 0; number < 100; number++)
    await cache.load(`/jobs?page=${number}`, async () => page('x'.repeat(9000)))
  for (let number = 0; number < 100; number++) cache.find(`/jobs?page=${number}`)
  await cache.compressed()
  const { bytes, pages, evicted } = cache.stats()
  expect(bytes).toBeLessThanOrEqual(100_000)
  expect(pages).toBeGreaterThan(5)
  expect(pages + evicted).toBe(100)
  // The queue was full at times; whatever is asked for again is compressed in the end.
  for (let round = 0; round < 3; round++) {
    for (let number = 0; number < 100; number++) cache.find(`/jobs?page=${number}`)
    await cache.compressed()
  }
  expect(Object.keys(cache.find('/jobs?page=99')?.page.forms ?? {})).toHaveLength(3)
  expect(cache.purge(['forms'])).toBe(pages)
})

test('a page larger than the whole cache is shown but not kept', async () => {
  const { cache } = cacheAt(0, { maxBytes: 1000 })
  expect(bodyOf(await cache.load('/jobs', async () => page('x'.repeat(2000))))).toHaveLength(2000)
  expect(cache.stats().pages).toBe(0)
})

function cacheAt(now: number, options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) {
  const clock = { now }
  return { clock, cache: new PageCache({ maxBytes: 1e6, now: () => clock.now, ...options }) }
}

function page(body: string, headers: Record<string, string | string[]> = {}): RenderedPage {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, s-maxage=60, stale-while-revalidate=600',
      'cache-tag': 'forms',
      ...headers,
    },
    body,
  }
}

function bodyOf(loaded: Loaded): string {
  return 'kept' in loaded ? loaded.kept.forms.identity.body.toString() : loaded.passed.body
}

function bodyAt(cache: PageCache, url: string): string | undefined {
  return cache.find(url)?.page.forms.identity.body.toString()
}

/** Waits until no rendering is under way. */
async function settled(cache: PageCache) {
  do await new Promise(setImmediate)
  while (cache.stats().rendering > 0)
}
