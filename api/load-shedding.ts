import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { problem } from '#contract/problems.ts'

interface Limits {
  readonly maxInFlight: number
  /** How late the event loop may run, in milliseconds, before new work is turned away. */
  readonly maxDelay?: number
}

/**
 * A process that takes more than it can do answers nobody in time. Beyond either limit, and while the process is
 * stopping, new requests get 503 with Retry-After at once; the probes are exempt, so that a busy process is not
 * restarted for being busy.
 */
export function shedLoad(app: FastifyInstance, { maxInFlight, maxDelay = 1000 }: Limits) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let late = 0
  let inFlight = 0
  let stopping = false
  const sample = setInterval(() => {
    late = delay.percentile(90) / 1e6
    delay.reset()
  }, 500).unref()

  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    inFlight += 1
    reply.raw.once('close', () => {
      inFlight -= 1
    })
    if (routeOptions.url === '/health' || routeOptions.url === '/ready') return
    if (stopping || inFlight > maxInFlight || late > maxDelay) {
      reply.header('retry-after', '2')
      throw problem('server.busy')
    }
  })
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    // A connection kept open after its last answer would hold the stop until it times out.
    if (stopping) reply.header('connection', 'close')
  })
  app.addHook('onClose', async () => {
    clearInterval(sample)
    delay.disable()
  })
}
