import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'

/**
 * The body of a request, with the version that its `If-Match` names as the body's own `version`. A header that is no
 * version becomes one that the schema refuses by name.
 */
export function bodyWithVersion(call: Call, { headers, body }: FastifyRequest): unknown {
  const expected = headers['if-match']
  if (!call.versioned || expected === undefined || expected === '*' || !isObject(body) || 'version' in body) return body
  return { ...body, version: Number(/^(?:W\/)?"(\d{1,15})"$/.exec(expected)?.[1] ?? Number.NaN) }
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body)

/** What an answer's `version` is called in its `ETag`. */
export function versionTag(call: Call, value: unknown): string | undefined {
  if (!call.versioned || !isObject(value) || !('version' in value)) return undefined
  return `"${value.version}"`
}
