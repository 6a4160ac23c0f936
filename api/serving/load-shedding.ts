import type { FastifyInstance } from 'fastify'
import { problem } from '#contract/problems.ts'
import { beginAnswer } from '#platform/yield-to-requests.ts'
import { isProbe } from './probes.ts'

interface Limits {
  readonly maxInFlight: number
  /** Delay of the event loop, in milliseconds, beyond which new requests are refused. */
  readonly maxDelay?: number | undefined
}

/**
 * Refuses new requests with 503 and Retry-After beyond either limit, because an overloaded process answers no request
 * in time. Probes are exempt, so that a busy process is not restarted for being busy.
 */
export function shedLoad(app: FastifyInstance, { maxInFlight, maxDelay = 1000 }: Limits) {
  const lateness = watchLateness(maxDelay)
  let inFlight = 0

  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    inFlight += 1
    const endAnswer = beginAnswer()
    reply.raw.once('close', () => {
      inFlight -= 1
      endAnswer()
    })
    if (isProbe(routeOptions.url)) return done()
    done(inFlight > maxInFlight || lateness.isLasting() ? problem('server.busy') : undefined)
  })
  app.addHook('onClose', async () => {
    lateness.stop()
  })
  return { isTooHigh: () => inFlight >= maxInFlight || lateness.isLasting() }
}

/**
 * Measures the delay of the event loop by a timer. One long delay (loading modules, collecting garbage) is no
 * overload, a second in a row is. Node's own monitor loses its state at each reset, and so misses the worst delays.
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
