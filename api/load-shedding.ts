import type { FastifyInstance } from 'fastify'
import { problem } from '#contract/problems.ts'

interface Limits {
  readonly maxInFlight: number
  /** How late the event loop may run, in milliseconds, before new work is turned away. */
  readonly maxDelay?: number
}

/**
 * A process that takes more than it can do answers nobody in time. Beyond either limit new requests get 503 with
 * Retry-After at once; the probes are exempt, so that a busy process is not restarted for being busy.
 */
export function shedLoad(app: FastifyInstance, { maxInFlight, maxDelay = 1000 }: Limits) {
  const lateness = watchLateness(maxDelay)
  let inFlight = 0

  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    inFlight += 1
    reply.raw.once('close', () => {
      inFlight -= 1
    })
    if (routeOptions.url === '/health' || routeOptions.url === '/ready') return
    if (inFlight > maxInFlight || lateness.isLasting()) {
      throw problem('server.busy')
    }
  })
  app.addHook('onClose', async () => {
    lateness.stop()
  })
}

/**
 * How late a timer comes is how long everybody waits. One long breath (loading modules at start, collecting garbage) is no
 * overload; a second in a row is. Node's own monitor forgets where it was at each reset, and so misses the worst of it.
 */
function watchLateness(maxDelay: number) {
  const step = 100
  let due = performance.now() + step
  let lateInARow = 0
  const timer = setInterval(() => {
    const now = performance.now()
    lateInARow = now - due > maxDelay ? lateInARow + 1 : 0
    due = now + step
  }, step).unref()
  return { isLasting: () => lateInARow > 1, stop: () => clearInterval(timer) }
}
