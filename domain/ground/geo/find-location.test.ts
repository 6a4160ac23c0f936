import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findLocation, setGeoService } from './find-location.ts'

const asked: (string | undefined)[] = []
let answer: { status: number; body: string } = { status: 200, body: '' }
const receiver = createServer((request, response) => {
  asked.push(request.url)
  response.writeHead(answer.status).end(answer.body)
})
const failures: unknown[] = []
const caller = { language: 'tr', requestId: 'test', address: '2001:db8::7' } as const

beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  const { port } = receiver.address() as AddressInfo
  setGeoService({ url: `http://127.0.0.1:${port}/{ip}/json`, onFailure: (error) => failures.push(error) })
})
afterAll(() => {
  setGeoService(undefined)
  receiver.close()
})

test("the service is queried with the caller's address, and its country comes in lower case", async () => {
  answer = { status: 200, body: '{"country":"GB","city":"Leeds"}' }
  expect(await findLocation(caller)).toEqual({ country: 'gb' })
  expect(asked).toEqual(['/2001%3Adb8%3A%3A7/json'])
  expect(failures).toEqual([])
})

test.each([
  ['a failure', 500, '{"country":"GB"}'],
  ['a page instead of JSON', 200, '<html>'],
  ['no country', 200, '{"city":"Leeds"}'],
  ['an empty country', 200, '{"country":""}'],
])('%s is logged, and the country is not known', async (_, status, body) => {
  answer = { status, body }
  failures.length = 0
  expect(await findLocation(caller)).toEqual({ country: null })
  expect(failures).toHaveLength(1)
})

test('without a service no request is sent', async () => {
  asked.length = 0
  setGeoService(undefined)
  expect(await findLocation(caller)).toEqual({ country: null })
  expect(asked).toEqual([])
})
