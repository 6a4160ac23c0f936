import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncodings, compress, isWorthCompressing } from './encodings.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0, gzip;q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['identity', ['identity']],
  ['BR;Q=1.0', ['br', 'identity']],
])('%j takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})

test('both forms give back what went in', async () => {
  const body = Buffer.from('Başvurunu gönder. '.repeat(200))
  const { br, gzip } = await compress(body)
  expect(brotliDecompressSync(br as Buffer)).toEqual(body)
  expect(gunzipSync(gzip as Buffer)).toEqual(body)
})

test('only texts of some length are compressed', () => {
  expect(isWorthCompressing('text/html; charset=utf-8', 2000)).toBe(true)
  expect(isWorthCompressing('application/ld+json', 2000)).toBe(true)
  expect(isWorthCompressing('text/html', 1000)).toBe(false)
  expect(isWorthCompressing('image/png', 2000)).toBe(false)
})
