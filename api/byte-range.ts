import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '#contract/sent-file.ts'

interface Whole {
  readonly size: number
  readonly etag: string
}

/**
 * The part of a file that a request asks for (RFC 9110, section 14). Undefined if the whole file is to be sent:
 * without a range, for unsupported or several ranges, and for an If-Range of another version. `none`: the file has no
 * such part.
 */
export function rangeIn(headers: IncomingHttpHeaders, { size, etag }: Whole): ByteRange | 'none' | undefined {
  const { range, 'if-range': ifRange } = headers
  // We send no Last-Modified, so a date never matches.
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined
  const found = /^bytes=\s*(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))\s*$/i.exec(range)
  if (!found) return undefined
  const [, from, to, last] = found
  if (last !== undefined) return partOf(size, Math.max(0, size - Number(last)), size - 1)
  if (to !== undefined && to !== '' && Number(to) < Number(from)) return undefined
  return partOf(size, Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1))
}

const partOf = (size: number, start: number, end: number) => (start < size ? { start, end } : 'none')
