import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CachePolicy, cacheControl } from '#contract/call.ts'
import { SentFile } from '#contract/sent-file.ts'
import type { EndedSessions } from '#domain/accounts/accounts/sessions/ended-sessions.ts'
import type { FindReady } from '#platform/ready-answer.ts'
import type { Answer } from './answer.ts'
import { clientOf } from './client.ts'
import { isKnown } from './etag.ts'
import { bodyWithVersion, versionTag } from './if-match.ts'
import type { Performed } from './performing/answer-cache.ts'
import type { CallPerformer } from './performing/perform-call.ts'
import { requirePermission } from './performing/permission.ts'
import { readyJson } from './ready/ready-json.ts'
import { keyedRequest } from './request-key.ts'
import { sendFile } from './send-file.ts'
import { callerOf } from './session.ts'

interface RouteOptions {
  readonly kept: CallPerformer
  readonly ended: EndedSessions
  readonly https: boolean
  readonly ready?: FindReady[] | undefined
}

export function addRoutes(app: FastifyInstance, answers: readonly Answer[], options: RouteOptions) {
  const { kept, ended, https, ready } = options
  const addresses = readyJson(kept.isCurrent)
  ready?.push(addresses.find)
  for (const answer of answers) {
    const { method, path, status = 200, cache, bytes, may, body } = answer.call
    app.route({
      method,
      url: `/api${path}`,
      ...(bytes !== undefined && { bodyLimit: bytes }),
      // Permission is checked before the body is read, so that a large body without permission is never parsed.
      ...(may.who !== 'anyone' &&
        body && {
          async onRequest(request: FastifyRequest) {
            requirePermission(answer.call, callerOf(request, ended), request.params)
          },
        }),
      async handler(request, reply) {
        request.body = bodyWithVersion(answer.call, request)
        const raw = { params: request.params, query: request.query, body: request.body }
        const caller = callerOf(request, ended)
        const keyed = keyedRequest(answer.call, request, caller)
        const performed = await kept.perform(answer, raw, caller, clientOf(request, reply, https), keyed)
        const file = await answer.fileOf?.(caller, performed.value as never, request.body)
        if (file) return sendFile(request, reply.code(200), file)
        reply.code(status)
        if (status === 204) return reply.header('cache-control', 'no-store').send()
        if (answer.call.output === SentFile) return sendFile(request, reply, performed.value as SentFile)
        const tag = versionTag(answer.call, performed.value)
        if (tag !== undefined) reply.header('etag', tag)
        if (!cache) return sendJson(reply, performed)
        const headers = sharedHeaders(performed, cache)
        addresses.remember(request, performed, headers)
        return sendShared(request, reply, performed, headers)
      },
    })
  }
}

function sendJson(reply: FastifyReply, { value }: Performed) {
  return reply.headers({ 'content-type': json, 'cache-control': 'no-store' }).send(JSON.stringify(value))
}

const json = 'application/json; charset=utf-8'

/** The headers of an answer that is equal for everybody. */
const sharedHeaders = ({ etag = '' }: Performed, cache: CachePolicy) => ({
  'content-type': json,
  etag,
  vary: 'accept-language, accept-encoding',
  'cache-control': cacheControl(cache),
  'cache-tag': cache.tags.join(','),
})

function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag = '', body }: Performed,
  headers: Readonly<Record<string, string>>,
) {
  reply.headers(headers)
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(body)
}
