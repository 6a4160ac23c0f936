import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'

/**
 * The body of a request, with the version of `If-Match` as its `version` field. A malformed header becomes a value
 * that the schema refuses.
 */
export function bodyWithVersion(call: Call, { headers, body }: FastifyRequest): unknown {
  const expected = headers['if-match']
  if (!call.versioned || expected === undefined || expected === '*' || !isObject(body) || 'version' in body) return body
  return { ...body, version: Number(/^(?:W\/)?"(\d{1,15})"$/.exec(expected)?.[1] ?? Number.NaN) }
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body)

export function versionTag(call: Call, value: unknown): string | undefined {
  if (!call.versioned || !isObject(value) || !('version' in value)) return undefined
  return `"${value.version}"`
}
