import { expect, test } from 'vitest'
import { policyOf } from './policy.ts'

const page = (cacheControl: string, more: object = {}, status = 200) => ({
  status,
  headers: { 'cache-control': cacheControl, ...more },
  body: '',
})

test('a public page is kept as long as it says, under its tags', () => {
  const headers = { 'cache-tag': 'forms, form:7 landing' }
  expect(policyOf(page('public, s-maxage=60, stale-while-revalidate=600', headers))).toEqual({
    fresh: 60_000,
    stale: 600_000,
    tags: ['forms', 'form:7', 'landing'],
  })
  expect(policyOf(page('Public, max-age=0, S-MaxAge="5"'))).toEqual({ fresh: 5000, stale: 0, tags: [] })
})

test.each([
  [''],
  ['public'],
  ['public, max-age=60'],
  ['s-maxage=60'],
  ['private, s-maxage=60'],
  ['public, no-store, s-maxage=60'],
  ['public, s-maxage=0'],
  ['public, s-maxage=soon'],
])('%j is not for everybody', (cacheControl) => {
  expect(policyOf(page(cacheControl))).toBeUndefined()
})

test('a page that sets a cookie is never kept', () => {
  expect(policyOf(page('public, s-maxage=60', { 'set-cookie': ['a=1'] }))).toBeUndefined()
})

test('missing and moved pages live for a minute at most, errors not at all', () => {
  const long = 'public, s-maxage=3600, stale-while-revalidate=3600'
  for (const status of [301, 308, 404, 410]) {
    expect(policyOf(page(long, {}, status))).toEqual({ fresh: 60_000, stale: 0, tags: [] })
  }
  for (const status of [201, 302, 307, 400, 403, 500, 503]) expect(policyOf(page(long, {}, status))).toBeUndefined()
})
