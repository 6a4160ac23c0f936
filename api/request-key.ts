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
 * Hashes of what was sent, by the newest secret and by those before it. The secrets are not in the database, so nobody
 * who reads it can find a password or an identity number by trying; the account is hashed too, so that two accounts
 * with the same password do not show.
 */
function fingerprintsOf(accountId: string, { params, query, body = null }: FastifyRequest) {
  const sent = JSON.stringify([accountId, params, query, body])
  const hash = (secret: Uint8Array) => createHmac('sha256', secret).update(sent).digest('base64url')
  const [newest, ...earlier] = keysFor('request fingerprints')
  return [hash(newest), earlier.map(hash)] as const
}
