import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Metric, metricText } from './metric.ts'

interface Options {
  readonly host: string
  readonly port: number
  readonly read: () => Promise<readonly Metric[]>
}

/** `GET /metrics` on a port of its own: visitors' requests and their limits have no part in it, and it is not for them. */
export async function serveMetrics({ host, port, read }: Options) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end()
    read().then(
      (metrics) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(metricText(metrics)),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
