import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '#contract/sent-file.ts'

interface Whole {
  readonly size: number
  readonly etag: string
}

/**
 * Which part of a file is asked for (RFC 9110, section 14); undefined when all of it is to be sent. That is also the answer to
 * what we do not understand, to several parts at once, and to who has the beginning of another file. `none`: there is no such
 * part.
 */
export function rangeIn(headers: IncomingHttpHeaders, { size, etag }: Whole): ByteRange | 'none' | undefined {
  const { range, 'if-range': ifRange } = headers
  // Dates are never told, so a date is never ours.
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined
  const found = /^bytes=\s*(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))\s*$/i.exec(range)
  if (!found) return undefined
  const [, from, to, last] = found
  if (last !== undefined) return partOf(size, Math.max(0, size - Number(last)), size - 1)
  if (to !== undefined && to !== '' && Number(to) < Number(from)) return undefined
  return partOf(size, Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1))
}

const partOf = (size: number, start: number, end: number) => (start < size ? { start, end } : 'none')
