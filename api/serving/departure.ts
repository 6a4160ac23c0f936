import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { problem } from '#contract/problems.ts'
import { isProbe } from './probes.ts'

export type Departure = ReturnType<typeof createDeparture>

/** How long no request may have come before the server closes: closing earlier would reset connections. */
const quietMs = 500
/** Upper bound, so that a client that keeps asking cannot keep the process alive. */
const longestRefusalMs = 5000

/**
 * Stops a process without cutting anybody off. First it announces it: `/ready` is 503, every answer closes its
 * connection, and everything is still served, so that a load balancer can remove it. Then it refuses new requests,
 * finishes those it has accepted, and closes.
 */
export function createDeparture() {
  let stage: 'serving' | 'leaving' | 'refusing' = 'serving'
  let underWay = 0
  let lastHeard = Number.NEGATIVE_INFINITY
  let settle = () => {}

  /** Refuses new requests until all accepted ones are answered and none came for a while. */
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

/** Closes connections on which browsers never send a request; a closing server would wait for them. */
function closeUnused(sockets: ReadonlySet<Socket>) {
  const close = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  // A connection that was just opened gets a moment to send its request and be refused properly.
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
