import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { StoreUnavailable } from '../store-unavailable.ts'
import { streamOf } from './stream-of.ts'

/** Silence is said by the connection itself; the tests say it in its place. */
async function answered(answering: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answering(response)).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // The client also gets the broken connection's error, and has nothing left to do.
  const request = get({ port, host: '127.0.0.1' }).on('error', () => {})
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { answer, stream: streamOf(answer), silence: () => answer.socket.emit('timeout') }
}

test('a store that falls silent half-way breaks the file', async () => {
  const { stream, silence } = await answered((response) =>
    response.writeHead(200, { 'content-length': 10 }).write('half'),
  )
  const [piece] = await once(stream, 'data')
  expect(String(piece)).toBe('half')
  silence()
  const [error] = await once(stream, 'error')
  expect(error).toBeInstanceOf(StoreUnavailable)
  expect(error).toMatchObject({ message: 'The store broke off', cause: { message: 'It sends nothing more' } })
})

test('a reader who takes their time is waited for, however often', async () => {
  const content = Buffer.alloc(3_000_000, 'y')
  const { stream, silence } = await answered((response) => response.end(content))
  await expect.poll(() => stream instanceof PassThrough && stream.writableNeedDrain).toBe(true)
  silence()
  silence()
  expect((await buffer(stream)).equals(content)).toBe(true)
})

test('a reader who leaves closes the connection', async () => {
  const { answer, stream } = await answered((response) => response.end(Buffer.alloc(3_000_000)))
  stream.destroy()
  await once(answer.socket, 'close')
  expect(answer.destroyed).toBe(true)
})
