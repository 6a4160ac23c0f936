import type { IncomingHttpHeaders } from 'node:http'
import { newId } from '#platform/ids.ts'

/** Under which id a request is logged: the one that a proxy gave it, or a new one. */
export function requestId(headers: IncomingHttpHeaders) {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId()
}
