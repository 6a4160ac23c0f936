import { expect, test } from 'vitest'
import { documentHeaders, hydratedHeaders } from './page-headers.ts'

const outside = { chatScript: '', mapTiles: null, googleOn: false, smsOn: true, local: false }
const reader = (signedIn: boolean) => ({ ...outside, signedIn }) as never

test('a page of a person is kept nowhere, whatever it says itself', () => {
  for (const said of [undefined, 'public, max-age=60']) {
    const headers = new Headers(said ? { 'cache-control': said } : {})
    hydratedHeaders(headers, 'n', reader(true))
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
})

test('a page that wakes up for nobody in particular may be kept by their browser, unless it says otherwise', () => {
  const headers = new Headers()
  hydratedHeaders(headers, 'n', reader(false))
  expect(headers.get('cache-control')).toBe('private, no-cache')
  const secret = new Headers({ 'cache-control': 'no-store' })
  hydratedHeaders(secret, 'n', reader(false))
  expect(secret.get('cache-control')).toBe('no-store')
})

test('a document says which keys of its query it reads', () => {
  const said = (reads?: readonly string[]) => {
    const headers = new Headers()
    documentHeaders(headers, 200, { seconds: 60, tags: ['forms'], ...(reads && { reads }) }, reader(false))
    return headers.get('no-vary-search')
  }
  expect(said()).toBe('key-order, params')
  expect(said(['search', 'page'])).toBe('key-order, params, except=("search" "page")')
})

test('a document whose address is a secret is kept nowhere', () => {
  for (const status of [200, 409]) {
    const headers = new Headers({ 'cache-control': 'private, no-store' })
    documentHeaders(headers, status, { seconds: 60, tags: ['forms'] }, reader(false))
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('cache-tag')).toBeNull()
  }
})
