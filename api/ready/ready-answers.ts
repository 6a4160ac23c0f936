import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#platform/log.ts'
import type { Answered } from '#platform/metrics/request-times.ts'
import type { FindReady, ReadyAnswer } from '#platform/ready-answer.ts'
import { requestId } from '../request-id.ts'
import { bareSecurityHeaders } from '../security-headers.ts'

interface Options {
  readonly log: Log
  readonly https: boolean
  readonly ready: readonly FindReady[]
  /** False while the process stops or is overloaded: then every request takes the route, which refuses it. */
  readonly isOpen: () => boolean
  readonly answered?: ((what: Answered) => void) | undefined
}

/**
 * Answers requests with cached bytes before Fastify: its routing, hooks and reply take longer than sending. Only plain
 * GETs; all others take the route, with the same answer, headers and log line.
 */
export function readyAnswers({ log, https, ready, isOpen, answered }: Options) {
  const security = bareSecurityHeaders({ https })
  const flat = new WeakMap<ReadyAnswer['headers'], readonly string[]>()

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (ready.length === 0 || request.method !== 'GET' || !isPlain(request.headers) || !isOpen()) return false
    const answer = firstReady(request)
    if (!answer) return false
    const begun = performance.now()
    const { status, route, headers, passing, body } = answer
    const id = requestId(request.headers)
    response.writeHead(status, ['x-request-id', id, ...flatHeaders(headers), ...passing]).end(body)
    const milliseconds = performance.now() - begun
    log.info({ id, method: 'GET', route, status, ms: Math.round(milliseconds) })
    answered?.({ method: 'GET', route, status, milliseconds })
    return true
  }

  function firstReady(request: IncomingMessage) {
    for (const find of ready) {
      const answer = find(request)
      if (answer) return answer
    }
    return undefined
  }

  /** Alternating names and values, which Node sends fastest. */
  function flatHeaders(headers: ReadyAnswer['headers']) {
    const known = flat.get(headers)
    if (known) return known
    const made = Object.entries({ ...security, ...headers }).flat()
    flat.set(headers, made)
    return made
  }
}

/** Whether a request has no body, token or condition. */
const isPlain = (headers: IncomingHttpHeaders) =>
  headers.authorization === undefined &&
  headers['if-none-match'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined
