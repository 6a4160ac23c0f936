import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Received {
  readonly method: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** A real HTTP server in the place of an SMS gateway, which keeps what it receives and answers as it is told. */
export async function startSmsGateway() {
  const received: Received[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    received.push({ method: request.method, headers: request.headers, body: await json(request) })
    response.writeHead(status).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    received,
    answerWith: (next: number) => {
      status = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
