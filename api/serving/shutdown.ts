import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { problem } from '#contract/problems.ts'
import { isProbe } from './probes.ts'

export type Shutdown = ReturnType<typeof createShutdown>

/** How long the server must be without requests before it closes: closing earlier would reset connections. */
const quietMs = 500
/** Upper bound, so that a client with endless requests cannot keep the process alive. */
const longestRefusalMs = 5000

/**
 * Graceful shutdown. First it is announced: `/ready` is 503, every answer closes its connection, and all requests are
 * still served, so that a load balancer can remove the process. Then new requests are refused, running ones finished,
 * and the server closes.
 */
export function createShutdown() {
  let stage: 'serving' | 'leaving' | 'refusing' = 'serving'
  let underWay = 0
  let lastHeard = Number.NEGATIVE_INFINITY
  let settle = () => {}

  /** Refuses new requests until all accepted ones are answered and none has come for a while. */
  async function refuse() {
    stage = 'refusing'
    const latest = performance.now() + longestRefusalMs
    for (;;) {
      const now = performance.now()
      if (underWay > 0) await new Promise<void>((resolve) => (settle = resolve))
      else if (now > latest || now - lastHeard > quietMs) return
      else await pause(20)
    }
  }

  return {
    begin() {
      if (stage === 'serving') stage = 'leaving'
    },

    hasBegun: () => stage !== 'serving',

    watch(app: FastifyInstance) {
      const sockets = new Set<Socket>()
      app.server.on('connection', (socket: Socket) => {
        lastHeard = performance.now()
        sockets.add(socket)
        socket.once('close', () => sockets.delete(socket))
      })

      app.addHook('onRequest', ({ routeOptions }, reply, done) => {
        const isRefused = stage === 'refusing' && !isProbe(routeOptions.url)
        if (!isRefused) underWay += 1
        reply.raw.once('close', () => {
          lastHeard = performance.now()
          if (isRefused) return
          underWay -= 1
          if (underWay === 0) settle()
        })
        done(isRefused ? problem('server.busy') : undefined)
      })
      app.addHook('onSend', ({ raw }, reply, _payload, done) => {
        if (stage === 'serving') return done()
        reply.header('connection', 'close')
        // Closing a connection that still receives data resets it, and the answer could be lost.
        if (raw.complete || raw.destroyed) return done()
        readOut(raw).then(() => done(), done)
      })
      app.addHook('preClose', async () => {
        await refuse()
        closeUnused(sockets)
      })
    },
  }
}

/** Closes connections without a request, which browsers open in advance; a closing server would wait for them. */
function closeUnused(sockets: ReadonlySet<Socket>) {
  const close = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  // A new connection gets a moment to send its request and be refused properly.
  setTimeout(close, quietMs).unref()
}

/** Reads the rest of an unwanted body, up to a limit. */
async function readOut(body: IncomingMessage) {
  const ended = new Promise((resolve) => body.once('end', resolve).once('close', resolve))
  const giveUp = new AbortController()
  body.resume()
  await Promise.race([ended, pause(5000, undefined, { signal: giveUp.signal, ref: false }).catch(() => {})])
  giveUp.abort()
}
