import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/log.ts'

/**
 * Warns once in the log that requests come through a proxy which TRUSTED_PROXIES does not name: all its visitors then
 * share its address, and so the limits by address.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, log: Log) {
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, ips, socket } = request
    if (!isSaid && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined && (ips?.length ?? 1) < 2) {
      isSaid = true
      log.warn(
        { proxy: socket.remoteAddress },
        'a proxy forwards requests and TRUSTED_PROXIES does not name it, so limits count all its visitors as one: set TRUSTED_PROXIES to its address, and let it send X-Forwarded-For',
      )
    }
    done()
  })
}
