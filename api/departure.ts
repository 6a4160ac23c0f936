import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { problem } from '#contract/problems.ts'

export type Departure = ReturnType<typeof createDeparture>

/** How long nobody must have spoken before the door is closed: closed in somebody's face, a connection is reset. */
const quietMs = 500
/** Whoever is refused over and over may not keep the process from leaving. */
const longestRefusalMs = 5000

/**
 * How a process leaves without cutting anybody off. First it says so: `/ready` is 503, every answer closes its connection,
 * and everything is still served, so that a balancer can take it out. Then it refuses what is new, finishes what it has
 * accepted, and closes.
 */
export function createDeparture() {
  let stage: 'serving' | 'leaving' | 'refusing' = 'serving'
  let underWay = 0
  let lastHeard = Number.NEGATIVE_INFINITY
  let settle = () => {}

  /** Refuses until everything accepted is answered and nobody has asked for a while. */
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

      app.addHook('onRequest', async ({ routeOptions }, reply) => {
        reply.raw.once('close', () => {
          lastHeard = performance.now()
        })
        if (stage === 'refusing' && routeOptions.url !== '/health' && routeOptions.url !== '/ready') {
          throw problem('server.busy')
        }
        underWay += 1
        reply.raw.once('close', () => {
          underWay -= 1
          if (underWay === 0) settle()
        })
      })
      app.addHook('onSend', async ({ raw }, reply) => {
        if (stage === 'serving') return
        reply.header('connection', 'close')
        // Closing a connection on which something still comes in resets it, and the answer may be lost with it.
        if (!raw.complete && !raw.destroyed) await readOut(raw)
      })
      app.addHook('preClose', async () => {
        await refuse()
        closeUnused(sockets)
      })
    },
  }
}

/** Browsers also open connections on which they never ask anything; a server that closes would wait for them. */
function closeUnused(sockets: ReadonlySet<Socket>) {
  const close = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  // One that has just been opened has a moment to ask, and to be refused in words.
  setTimeout(close, quietMs).unref()
}

/** Reads what is left of a body that nobody wants, within reason. */
async function readOut(body: IncomingMessage) {
  const ended = new Promise((resolve) => body.once('end', resolve).once('close', resolve))
  const giveUp = new AbortController()
  body.resume()
  await Promise.race([ended, pause(5000, undefined, { signal: giveUp.signal, ref: false }).catch(() => {})])
  giveUp.abort()
}
