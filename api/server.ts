import { createServer as createHttpServer } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { smallBody } from '#contract/call.ts'
import { problem } from '#contract/problems.ts'
import type { Log } from '#platform/log.ts'
import type { Answered } from '#platform/metrics/request-times.ts'
import type { FindReady } from '#platform/ready-answer.ts'
import { countRequest } from '#platform/recent-requests.ts'
import { writeSecurityLog } from '#platform/security/security-log.ts'
import { readJsonBodies } from './json-body.ts'
import { answerProblem } from './problem-answer.ts'
import { readyAnswers } from './ready/ready-answers.ts'
import { requestId } from './request-id.ts'
import { bareSecurityHeaders, sendSecurityHeaders } from './security-headers.ts'
import { shedLoad } from './serving/load-shedding.ts'
import { isProbe } from './serving/probes.ts'
import { createShutdown, type Shutdown } from './serving/shutdown.ts'
import { warnOfUntrustedProxy } from './serving/untrusted-proxy.ts'

interface ServerOptions {
  readonly log: Log
  readonly https: boolean
  readonly maxInFlight: number
  readonly maxDelay?: number | undefined
  /** Proxies trusted to report the client's address (X-Forwarded-For). */
  readonly trustedProxies?: readonly string[]
  readonly shutdown?: Shutdown
  /** Finders of answers that need no route (`readyAnswers`). The parts add theirs. */
  readonly ready?: readonly FindReady[]
  /** Called for every answered request. */
  readonly answered?: ((what: Answered) => void) | undefined
}

export type Server = FastifyInstance

/** The HTTP server that the parts add their routes to. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { log, https, maxInFlight, maxDelay, trustedProxies = [], shutdown = createShutdown() } = options
  const answered = (what: Answered) => {
    countRequest(what.status, what.milliseconds)
    options.answered?.(what)
  }
  const answerReady = readyAnswers({
    log,
    https,
    ready: options.ready ?? [],
    answered,
    isOpen: () => !shutdown.hasBegun() && !load.isTooHigh(),
  })
  const loggerInstance: FastifyBaseLogger = log
  writeSecurityLog(log)
  const app: Server = fastify({
    loggerInstance,
    serverFactory: (handle) =>
      createHttpServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
        // Only addresses of this server can have ready answers.
        if (!isOrigin(request.url) || !answerReady(request, response)) handle(request, response)
      }),
    // Fastify's own request log contains addresses, which contain search terms.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: smallBody,
    requestIdHeader: false,
    genReqId: ({ headers }) => requestId(headers),
    // Running requests are answered when the process stops; `createShutdown` refuses later ones with a problem, which
    // Fastify's own 503 is not.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => (isOrigin(url) ? readableAddress(url) : refusedAddress),
    // A malformed address is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      const known = isOrigin(request.originalUrl) ? error : problem('request.badTarget')
      answerProblem(known, request, reply.headers({ ...bareSecurityHeaders({ https }), 'x-request-id': request.id }))
    },
  })
  app.removeContentTypeParser('text/plain')
  readJsonBodies(app)
  app.setErrorHandler(answerProblem)
  // Synchronous hooks take a callback: a promise would cost every request a microtask turn.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method, id } = request
    const { statusCode: status, elapsedTime: milliseconds } = reply
    // Health checks come every second; their successes would flood the log.
    const level = status === 200 && isProbe(route) ? 'debug' : 'info'
    log[level]({ id, method, route, status, ms: Math.round(milliseconds) })
    answered({ method, route, status, milliseconds })
    done()
  })
  sendSecurityHeaders(app, { https })
  warnOfUntrustedProxy(app, log)
  shutdown.watch(app)
  const load = shedLoad(app, { maxInFlight, maxDelay })
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  return app
}

/** A body that takes minutes to arrive only blocks a connection. */
const requestTimeout = 60_000
/**
 * Longer than the minute after which load balancers usually close an idle connection, so that they close first, never
 * we.
 */
const keepAliveTimeout = 72_000

/**
 * Whether the target is a path, as browsers and proxies send it. An absolute URL (`GET http://…`) and `*` are for
 * forward proxies.
 */
const isOrigin = (target = '/') => target.startsWith('/')
/** Cannot be decoded, so it is answered 400 before any route or hook. */
const refusedAddress = '/api/%'

/** Makes a malformed address of a page decodable, so that the not-found page can answer it. */
function readableAddress(url: string): string {
  if (!url.includes('%') || /^\/(api|uploads)\b/.test(url)) return url
  const [path = '', ...search] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...search].join('?')
  }
}
