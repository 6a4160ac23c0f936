import type { IncomingHttpHeaders } from 'node:http'
import { newId } from '#platform/ids.ts'

/** The id under which a request is logged: the proxy's, or a new one. */
export function requestId(headers: IncomingHttpHeaders) {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId()
}
