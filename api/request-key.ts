import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { takesKey } from '#contract/request-key.ts'
import type { KeyedRequest } from '#domain/ground/request-keys/run-once.ts'
import { keysFor } from '#platform/secrets.ts'

/** Identifies a repeated request by its `Idempotency-Key`; undefined without one. */
export function keyedRequest(call: Call, request: FastifyRequest, { person }: Caller): KeyedRequest | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || !person || !takesKey(call)) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw problem('request.keyInvalid')
  const { accountId } = person
  const [fingerprint, earlierFingerprints] = fingerprintsOf(accountId, request)
  return { accountId, call: `${call.method} ${call.path}`, key, fingerprint, earlierFingerprints }
}

/**
 * Hashes of the request, by the newest secret and by earlier ones. The secrets are not in the database, so a password
 * or an identity number cannot be found by brute force from it; the account is hashed too, so that equal passwords of
 * two accounts have different hashes.
 */
function fingerprintsOf(accountId: string, { params, query, body = null }: FastifyRequest) {
  const sent = JSON.stringify([accountId, params, query, body])
  const hash = (secret: Uint8Array) => createHmac('sha256', secret).update(sent).digest('base64url')
  const [newest, ...earlier] = keysFor('request fingerprints')
  return [hash(newest), earlier.map(hash)] as const
}
