import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/jobs', '/jobs'],
  ['//jobs///x', '/jobs/x'],
  ['/jobs?', '/jobs'],
  ['/jobs?b=2&a=1', '/jobs?a=1&b=2'],
  ['/jobs?city=34&city=6', '/jobs?city=34&city=6'],
  ['/jobs?city=6&city=34', '/jobs?city=6&city=34'],
  ['/jobs?utm_source=x&q=%C5%9F&fbclid=1&gclid=2', '/jobs?q=%C5%9F'],
  ['/?utm_campaign=a', '/'],
  ['/jobs?&&q=1&', '/jobs?q=1'],
  ['/jobs?q', '/jobs?q'],
  ['/jobs#list', '/jobs'],
  ['/go?to=//x', '/go?to=//x'],
])('%s is kept as %s', (url, key) => {
  expect(pageKey(url)).toBe(key)
})

test.each([
  ['/jobs?page=2&x=1&search=a&search', '/jobs?page=2&search=a&search'],
  ['/jobs?x=1', '/jobs'],
  ['/jobs?utm_source=x', '/jobs'],
])('%s is kept as %s where the page reads page and search alone', (url, key) => {
  expect(pageKey(url, new Set(['page', 'search']))).toBe(key)
})

test('a key is its own key, whatever the address was', () => {
  const url = fc.stringMatching(/^\/[a-c/?&=#_utm]{0,30}$/)
  fc.assert(fc.property(url, (address) => pageKey(pageKey(address)) === pageKey(address)))
})
