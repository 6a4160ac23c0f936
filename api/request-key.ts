import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { takesKey } from '#contract/request-key.ts'
import type { KeyedRequest } from '#domain/request-keys/run-once.ts'

/** Identifies a repeated request by its `Idempotency-Key`; undefined without one. */
export function keyedRequest(call: Call, request: FastifyRequest, { person }: Caller): KeyedRequest | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || !person || !takesKey(call)) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw problem('request.keyInvalid')
  const sent = JSON.stringify([request.params, request.query, request.body ?? null])
  const fingerprint = createHash('sha256').update(sent).digest('base64url')
  return { accountId: person.accountId, call: `${call.method} ${call.path}`, key, fingerprint }
}
